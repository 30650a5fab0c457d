import { unwrap, wrap } from 'idb';
import type { Transaction } from './connection.ts';
import type { Table, TableName } from './user-database.ts';

/** A table beside the records; `written` is told with every write. */
export function tableOf<T>(transaction: Transaction, name: TableName, written: () => unknown): Table<T> {
  const store = unwrap(transaction).objectStore(name);
  return {
    get: (key) => wrap(store.get(key) as IDBRequest<T | undefined>),
    getAll: () => wrap(store.getAll() as IDBRequest<T[]>),
    put(value) {
      written();
      store.put(value);
    },
    delete(key) {
      written();
      store.delete(key);
    },
  };
}
