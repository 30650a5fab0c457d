import { indexes } from '@dayloom/data';
import { collectionNames, type CollectionName, type UserId } from '@dayloom/domain';
import type { DatabaseSpec } from './open-database.ts';
import { type Row, rowOf } from './rows.ts';

/** Rises with every change of `indexes` or of the collections. */
export const schemaVersion = 1;

export const indexName = (fields: readonly string[]) => fields.join('+');
const keyPathOf = (fields: readonly string[]) => fields.map((field) => `keys.${field}`);

function rewriteRows(collection: CollectionName, store: IDBObjectStore) {
  const request: IDBRequest<IDBCursorWithValue | null> = store.openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor) return;
    const row: Row = cursor.value;
    cursor.update(rowOf(collection, row.id, row.fields));
    cursor.continue();
  };
}

/** Adds what is missing and takes nothing away, so that an older version of the program still finds its indexes. */
export function upgradeRecords(database: IDBDatabase, transaction: IDBTransaction) {
  for (const collection of collectionNames) {
    const isNew = !database.objectStoreNames.contains(collection);
    const store = isNew
      ? database.createObjectStore(collection, { keyPath: 'id' })
      : transaction.objectStore(collection);
    const missing = indexes[collection].filter((fields) => !store.indexNames.contains(indexName(fields)));
    for (const fields of missing) store.createIndex(indexName(fields), keyPathOf(fields));
    if (!isNew && missing.length > 0) rewriteRows(collection, store);
  }
}

/** The database of one user: records of several accounts never share one. */
export const databaseOf = (user: UserId): DatabaseSpec => ({
  name: `dayloom-${user}`,
  version: schemaVersion,
  upgrade: upgradeRecords,
});
