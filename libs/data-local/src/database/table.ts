import { unwrap, wrap } from 'idb';
import type { Transaction } from '../connection/connection.ts';
import type { Table, TableName } from './user-database.ts';

/** A table next to the records; `onWrite` is called at every write. */
export function tableOf<T>(transaction: Transaction, name: TableName, onWrite: () => unknown): Table<T> {
  const store = unwrap(transaction).objectStore(name);
  return {
    get: (key) => wrap(store.get(key) as IDBRequest<T | undefined>),
    getAll: () => wrap(store.getAll() as IDBRequest<T[]>),
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
