import { collectionNames, collectionOf, type CollectionName, type UserId } from '@dayloom/domain';
import { wrap } from 'idb';
import type { Transaction } from '../connection/connection.ts';
import type { DatabaseSpec } from '../connection/open-database.ts';
import { schemaVersion } from './rows.ts';
import {
  draftsStore,
  hiddenStore,
  historyStore,
  indexName,
  totalsStore,
  versionIndex,
} from './store-names.ts';
import { upgradeRows } from './upgrade-rows.ts';

const keyPathOf = (fields: readonly string[]) => fields.map((field) => `keys.${field}`);

function addCollection(database: IDBDatabase, transaction: IDBTransaction, collection: CollectionName) {
  const store = database.objectStoreNames.contains(collection)
    ? transaction.objectStore(collection)
    : database.createObjectStore(collection, { keyPath: 'id' });
  for (const fields of collectionOf(collection).indexes)
    if (!store.indexNames.contains(indexName(fields)))
      store.createIndex(indexName(fields), keyPathOf(fields));
  if (!store.indexNames.contains(versionIndex)) store.createIndex(versionIndex, 'v');
}

function addTables(database: IDBDatabase, tables: Readonly<Record<string, IDBObjectStoreParameters>>) {
  for (const [name, parameters] of Object.entries(tables))
    if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, parameters);
}

/** Adds missing stores and indexes and removes none, so that an older release still finds its own. */
function upgradeRecords(database: IDBDatabase, transaction: IDBTransaction) {
  const known = collectionNames.filter((name) => database.objectStoreNames.contains(name));
  for (const collection of collectionNames) addCollection(database, transaction, collection);
  if (!database.objectStoreNames.contains(hiddenStore)) {
    const hidden = database.createObjectStore(hiddenStore, { keyPath: 'key' });
    for (const field of ['parent', 'deletedAt']) hidden.createIndex(field, field);
  }
  addTables(database, {
    [totalsStore]: { keyPath: 'key' },
    [draftsStore]: { keyPath: 'key' },
    meta: { keyPath: 'key' },
  });
  for (const collection of known)
    // Ignored here: a failed request aborts the upgrade, so opening the database rejects.
    upgradeRows(wrap(transaction) as Transaction, collection).catch(() => undefined);
}

function addHistory(database: IDBDatabase) {
  if (database.objectStoreNames.contains(historyStore)) return;
  const history = database.createObjectStore(historyStore, { keyPath: 'seq', autoIncrement: true });
  history.createIndex('record', ['record', 'at']);
  history.createIndex('at', ['at', 'record']);
}

/** The database of one user on the embedded backend. Accounts never share a database. */
export const embeddedDatabaseOf = (user: UserId): DatabaseSpec => ({
  name: `dayloom-${user}`,
  version: schemaVersion,
  upgrade(database, transaction) {
    upgradeRecords(database, transaction);
    addHistory(database);
  },
});

/** The replica of a server's records on this device, with the changes that are not sent yet. */
export const replicaDatabaseOf = (user: UserId): DatabaseSpec => ({
  name: `dayloom-replica-${user}`,
  version: schemaVersion,
  upgrade(database, transaction) {
    upgradeRecords(database, transaction);
    addTables(database, { outbox: { keyPath: 'seq' }, base: { keyPath: 'key' } });
  },
});
