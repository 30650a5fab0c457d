import { isStoreError } from '@dayloom/data';
import type { Connection, Transaction } from './connection.ts';

/** No other read of the turn would succeed either. */
const isClosed = (error: unknown) => isStoreError(error) && error.code === 'closed';

interface Waiting {
  readonly stores: readonly string[];
  /** Reads. @returns what tells whoever asked */
  readonly read: (transaction: Transaction) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

/**
 * Reads that are asked for in one turn share a transaction: a screen asks for all its lists and totals at once, and a
 * transaction of its own for each costs more than what it reads. All of a turn are answered together.
 */
export class SharedReads {
  readonly #connection: Connection;
  #waiting: Waiting[] = [];

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** @throws StoreError */
  run<T>(stores: readonly string[], work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const read = async (transaction: Transaction) => {
        const answer = await work(transaction);
        return () => resolve(answer);
      };
      this.#waiting.push({ stores, read, fail: reject });
      if (this.#waiting.length === 1) queueMicrotask(() => void this.#readAll());
    });
  }

  async #readAll() {
    const asked = this.#waiting;
    this.#waiting = [];
    try {
      await this.#readTogether(asked);
    } catch (error) {
      if (asked.length === 1 || isClosed(error)) return asked.forEach(({ fail }) => fail(error));
      // One that fails takes the transaction along: each by itself, only that one does.
      await Promise.all(asked.map((one) => this.#readTogether([one]).catch(one.fail)));
    }
  }

  async #readTogether(asked: readonly Waiting[]) {
    const stores = [...new Set(asked.flatMap((one) => one.stores))];
    const answers = await this.#connection.run(stores, 'readonly', (transaction) =>
      Promise.all(asked.map(({ read }) => read(transaction))),
    );
    for (const tell of answers) tell();
  }
}
