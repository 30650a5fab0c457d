import { isStoreError, StoreError } from '@dayloom/data';
import { type IDBPDatabase, type IDBPTransaction, unwrap } from 'idb';
import { type DatabaseSpec, openDatabase } from './open-database.ts';
import { isFrozen, onFreeze, untilShown } from './page-freeze.ts';
import { mayBeLostConnection, toStoreError } from './storage-errors.ts';

export type Transaction = IDBPTransaction<unknown, string[], IDBTransactionMode>;

export interface Connection {
  /**
   * Runs `work` in one transaction and resolves when the transaction is durable. If the connection was lost, it is
   * opened again and `work` runs a second time; nothing of the first run was stored. The same happens when the page
   * returns from the back/forward cache. @throws StoreError
   */
  run<T>(
    stores: readonly string[],
    mode: 'readonly' | 'readwrite',
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T>;
  /** Running transactions finish; later ones are rejected with 'closed'. */
  close(): void;
}

function abort(transaction: Transaction) {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

async function attempt<T>(
  transaction: Transaction,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  // The caller gets the error from `work`; without this handler it would also be reported as unhandled.
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

/**
 * A connection that opens on first use. `factory` is called then, because even accessing `indexedDB` may throw. A page
 * in the back/forward cache has no transactions: in WebKit they would stay open, and those of all tabs wait for them.
 */
export function connectionTo(spec: DatabaseSpec, factory: () => IDBFactory): Connection {
  let opening: Promise<IDBPDatabase> | undefined;
  let closed = false;
  const running = new Set<Transaction>();

  const disconnect = () => {
    opening?.then(
      (database) => database.close(),
      () => undefined,
    );
    opening = undefined;
  };
  const opened = async () => {
    if (closed) throw new StoreError('closed', 'The store is closed');
    const current = (opening ??= openDatabase(spec, factory(), () => {
      if (opening === current) opening = undefined;
    }));
    try {
      return await current;
    } catch (error) {
      if (opening === current) opening = undefined;
      throw error;
    }
  };

  const stopFreezing = onFreeze(() => {
    for (const transaction of running) abort(transaction);
    running.clear();
    disconnect();
  });

  return {
    async run(stores, mode, work) {
      const once = async (): ReturnType<typeof work> => {
        if (isFrozen()) await untilShown();
        const database = await opened();
        if (isFrozen()) return once();
        const transaction = database.transaction([...stores], mode, { durability: 'strict' });
        running.add(transaction);
        try {
          return await attempt(transaction, work);
        } catch (error) {
          const isInterrupted = !running.has(transaction);
          if (isInterrupted) return await once();
          throw error;
        } finally {
          running.delete(transaction);
        }
      };
      try {
        return await once().catch((error: unknown) => {
          if (!mayBeLostConnection(error)) throw error;
          disconnect();
          return once();
        });
      } catch (error) {
        throw toStoreError(error);
      }
    },
    close() {
      closed = true;
      stopFreezing();
      disconnect();
    },
  };
}
