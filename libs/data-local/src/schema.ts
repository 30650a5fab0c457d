import { collectionNames, collectionOf, type CollectionName, type UserId } from '@dayloom/domain';
import type { DatabaseSpec } from './open-database.ts';
import { type Row, heldIn, rowOf, schemaVersion } from './rows.ts';

/** Deleted records, and living ones below a parent that does not live: no list, count or index ever meets them. */
export const hiddenStore = 'hidden';
/** How many living records hold a value, and their sums. */
export const totalsStore = 'totals';
/** What was typed and is not saved (NT8); no part of the records. */
export const draftsStore = 'drafts';
/** What changed, on the embedded backend alone: a server has its own (HI3). */
export const historyStore = 'history';
/** Index of the `schemaVersion` of living rows. */
export const versionIndex = 'v';

export const indexName = (fields: readonly string[]) => fields.join('+');
const keyPathOf = (fields: readonly string[]) => fields.map((field) => `keys.${field}`);

function rewriteRows(collection: CollectionName, store: IDBObjectStore) {
  const request: IDBRequest<IDBCursorWithValue | null> = store.openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor) return;
    const row: Row = cursor.value;
    cursor.update(rowOf(collection, row.id, { ...heldIn(row), fields: row.fields }));
    cursor.continue();
  };
}

function upgradeCollection(database: IDBDatabase, transaction: IDBTransaction, collection: CollectionName) {
  const isNew = !database.objectStoreNames.contains(collection);
  const store = isNew
    ? database.createObjectStore(collection, { keyPath: 'id' })
    : transaction.objectStore(collection);
  const missing = collectionOf(collection).indexes.filter(
    (fields) => !store.indexNames.contains(indexName(fields)),
  );
  for (const fields of missing) store.createIndex(indexName(fields), keyPathOf(fields));
  if (!store.indexNames.contains(versionIndex)) store.createIndex(versionIndex, 'v');
  if (!isNew && missing.length > 0) rewriteRows(collection, store);
}

function addTables(database: IDBDatabase, tables: Readonly<Record<string, IDBObjectStoreParameters>>) {
  for (const [name, parameters] of Object.entries(tables))
    if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, parameters);
}

/** Adds what is missing and takes nothing away, so that an older version of the program still finds its indexes. */
function upgradeRecords(database: IDBDatabase, transaction: IDBTransaction) {
  for (const collection of collectionNames) upgradeCollection(database, transaction, collection);
  if (!database.objectStoreNames.contains(hiddenStore)) {
    const hidden = database.createObjectStore(hiddenStore, { keyPath: 'key' });
    for (const field of ['parent', 'deletedAt']) hidden.createIndex(field, field);
  }
  addTables(database, {
    [totalsStore]: { keyPath: 'key' },
    [draftsStore]: { keyPath: 'key' },
    meta: { keyPath: 'key' },
  });
}

function addHistory(database: IDBDatabase) {
  if (database.objectStoreNames.contains(historyStore)) return;
  const history = database.createObjectStore(historyStore, { keyPath: 'seq', autoIncrement: true });
  history.createIndex('record', ['record', 'at']);
  history.createIndex('at', ['at', 'record']);
}

/** The database of one user on the embedded backend: records of several accounts never share one. */
export const embeddedDatabaseOf = (user: UserId): DatabaseSpec => ({
  name: `dayloom-${user}`,
  version: schemaVersion,
  upgrade(database, transaction) {
    upgradeRecords(database, transaction);
    addHistory(database);
  },
});

/** A server's records on this device, and what the server does not know yet. */
export const replicaDatabaseOf = (user: UserId): DatabaseSpec => ({
  name: `dayloom-replica-${user}`,
  version: schemaVersion,
  upgrade(database, transaction) {
    upgradeRecords(database, transaction);
    addTables(database, { outbox: { keyPath: 'seq' }, base: { keyPath: 'key' } });
  },
});
