import { isStoreClosed } from '@dayloom/data';
import type { Connection } from '../connection/connection.ts';
import type { StoreName, UserSchema, UserTransaction } from '../database/stores.ts';

interface Waiting {
  readonly stores: readonly StoreName[];
  /** @returns a callback that passes the result to the caller */
  readonly read: (transaction: UserTransaction) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

/**
 * Runs the reads of one turn in one transaction and resolves them together. A screen requests all its lists and totals at
 * once, and a transaction for each would cost more than the reads.
 */
export class SharedReads {
  readonly #connection: Connection<UserSchema>;
  #waiting: Waiting[] = [];

  constructor(connection: Connection<UserSchema>) {
    this.#connection = connection;
  }

  /** @throws StoreError */
  run<T>(stores: readonly StoreName[], work: (transaction: UserTransaction) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const read = async (transaction: UserTransaction) => {
        const answer = await work(transaction);
        return () => resolve(answer);
      };
      this.#waiting.push({ stores, read, fail: reject });
      if (this.#waiting.length === 1) queueMicrotask(() => void this.#readAll());
    });
  }

  async #readAll() {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      await this.#readTogether(waiting);
    } catch (error) {
      // After 'closed', no other read of the turn can succeed.
      if (waiting.length === 1 || isStoreClosed(error)) return waiting.forEach(({ fail }) => fail(error));
      // One failed read aborts the shared transaction. Run separately, only that read fails.
      await Promise.all(waiting.map((one) => this.#readTogether([one]).catch(one.fail)));
    }
  }

  async #readTogether(waiting: readonly Waiting[]) {
    const stores = [...new Set(waiting.flatMap((one) => one.stores))];
    const answers = await this.#connection.run(stores, 'readonly', (transaction) =>
      Promise.all(waiting.map(({ read }) => read(transaction))),
    );
    for (const resolve of answers) resolve();
  }
}
