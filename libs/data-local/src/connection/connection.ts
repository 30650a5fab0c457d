import { isStoreError, StoreError } from '@dayloom/data';
import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreKey,
  type StoreNames,
  type StoreValue,
  unwrap,
} from 'idb';
import { type DatabaseSpec, openDatabase } from './open-database.ts';
import { isFrozen, onFreeze, untilShown } from './page-freeze.ts';
import { mayBeLostConnection, toStoreError } from './storage-errors.ts';

/** A transaction of any mode, which can read, or of a certain mode. */
export type Transaction<
  Schema extends DBSchema,
  Mode extends IDBTransactionMode = IDBTransactionMode,
> = IDBPTransaction<Schema, ArrayLike<StoreNames<Schema>>, Mode>;

/** For writes that nothing awaits: a promise of idb would report an abort as an unhandled rejection. */
export interface Requests<Key, Value> {
  get(key: Key): IDBRequest<Value | undefined>;
  getAll(): IDBRequest<Value[]>;
  put(value: Value): IDBRequest;
  delete(key: Key | IDBKeyRange): IDBRequest;
}

export const requestsOf = <Schema extends DBSchema, Name extends StoreNames<Schema> & string>(
  transaction: Transaction<Schema>,
  name: Name,
): Requests<StoreKey<Schema, Name> & IDBValidKey, StoreValue<Schema, Name>> =>
  unwrap(transaction).objectStore(name);

export interface Connection<Schema extends DBSchema> {
  /**
   * Runs `work` in one transaction and resolves when the transaction is durable. If the connection was lost, it is
   * opened again and `work` runs a second time; nothing of the first run was stored. The same happens when the page
   * returns from the back/forward cache. @throws StoreError
   */
  run<T, Mode extends 'readonly' | 'readwrite'>(
    stores: readonly StoreNames<Schema>[],
    mode: Mode,
    work: (transaction: Transaction<Schema, Mode>) => Promise<T>,
  ): Promise<T>;
  /** Running transactions finish; later ones are rejected with 'closed'. */
  close(): void;
}

type Abortable = Pick<IDBTransaction, 'abort'>;

function abort(transaction: Abortable) {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

async function attempt<T, Schema extends DBSchema, Mode extends IDBTransactionMode>(
  transaction: Transaction<Schema, Mode>,
  work: (transaction: Transaction<Schema, Mode>) => Promise<T>,
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
export function connectionTo<Schema extends DBSchema>(
  spec: DatabaseSpec<Schema>,
  factory: () => IDBFactory,
): Connection<Schema> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  let closed = false;
  const running = new Set<Abortable>();

  const disconnect = () => {
    opening?.then(
      (database) => database.close(),
      () => undefined,
    );
    opening = undefined;
  };
  const opened = async () => {
    if (closed) throw new StoreError('closed', 'The store is closed');
    const current = (opening ??= (spec.open ?? openDatabase)(spec, factory(), () => {
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
        const transaction = database.transaction(stores, mode, { durability: 'strict' });
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
