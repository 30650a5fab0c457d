import { isStoreError, StoreError } from '@dayloom/data';
import { type IDBPDatabase, type IDBPTransaction, unwrap } from 'idb';
import { type DatabaseSpec, openDatabase } from './open-database.ts';
import { mayBeLostConnection, toStoreError } from './storage-errors.ts';

export type Transaction = IDBPTransaction<unknown, string[], IDBTransactionMode>;

export interface Connection {
  /**
   * Runs `work` in one transaction and resolves once that is durable. A connection that turns out to be lost is opened
   * anew, once: then `work` runs a second time, after nothing of its first run was kept. @throws StoreError
   */
  run<T>(
    stores: readonly string[],
    mode: 'readonly' | 'readwrite',
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T>;
  /** Running transactions finish; later ones are refused with 'closed'. */
  close(): void;
}

function abort(transaction: Transaction) {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

async function attempt<T>(
  transaction: Transaction,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  // Whoever awaits `work` hears of the failure; without this the same one is reported as unhandled too.
  transaction.done.catch(() => undefined);
  try {
    const result = await work(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    abort(transaction);
    throw isStoreError(error) ? error : (unwrap(transaction).error ?? error);
  }
}

/** A connection that opens with its first use. `factory` is asked then, since touching IndexedDB may already throw. */
export function connectionTo(spec: DatabaseSpec, factory: () => IDBFactory): Connection {
  let opening: Promise<IDBPDatabase> | undefined;
  let closed = false;

  const letGo = () => {
    opening?.then(
      (database) => database.close(),
      () => undefined,
    );
    opening = undefined;
  };
  const opened = async () => {
    if (closed) throw new StoreError('closed', 'The store is closed');
    const mine = (opening ??= openDatabase(spec, factory(), () => {
      if (opening === mine) opening = undefined;
    }));
    try {
      return await mine;
    } catch (error) {
      if (opening === mine) opening = undefined;
      throw error;
    }
  };

  return {
    async run(stores, mode, work) {
      const once = async () =>
        attempt((await opened()).transaction([...stores], mode, { durability: 'strict' }), work);
      try {
        return await once().catch((error: unknown) => {
          if (!mayBeLostConnection(error)) throw error;
          letGo();
          return once();
        });
      } catch (error) {
        throw toStoreError(error);
      }
    },
    close() {
      closed = true;
      letGo();
    },
  };
}
