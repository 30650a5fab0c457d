import { unwrap, wrap } from 'idb';
import type { Requests } from '../connection/connection.ts';
import type { UserTransaction } from './stores.ts';
import type { Table, TableName } from './user-database.ts';

/** A table next to the records. The caller names the type of its values; `onWrite` is called at every write. */
export function tableOf<T>(
  transaction: UserTransaction,
  name: TableName,
  onWrite: () => unknown = () => undefined,
): Table<T> {
  const store: Requests<string | number, T> = unwrap(transaction).objectStore(name);
  return {
    get: (key) => wrap(store.get(key)),
    getAll: () => wrap(store.getAll()),
    put(value) {
      onWrite();
      store.put(value);
    },
    delete(key) {
      onWrite();
      store.delete(key);
    },
  };
}
