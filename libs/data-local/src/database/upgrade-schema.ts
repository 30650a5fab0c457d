import { collectionNames, collectionOf, type CollectionName } from '@dayloom/domain';
import type { IDBPDatabase } from 'idb';
import type { UpgradeTransaction } from '../connection/open-database.ts';
import {
  draftsStore,
  hiddenStore,
  historyStore,
  indexName,
  type StoreName,
  totalsStore,
  type UserSchema,
  versionIndex,
} from './stores.ts';
import { keyFields } from './record-rows.ts';
import { upgradeOlderRows } from './upgrade-rows.ts';

function addCollection(transaction: UpgradeTransaction<UserSchema>, collection: CollectionName) {
  const database = transaction.db;
  const store = database.objectStoreNames.contains(collection)
    ? transaction.objectStore(collection)
    : database.createObjectStore(collection, { keyPath: 'id' });
  const { indexes, sparseIndexes } = collectionOf(collection);
  const keys = keyFields(collection);
  for (const fields of [...indexes, ...sparseIndexes]) {
    // A sparse index needs no keys of its own, so that it has the rows of every release.
    const paths = fields.map((field) => `${keys.includes(field) ? 'keys' : 'fields'}.${field}`);
    if (!store.indexNames.contains(indexName(fields))) store.createIndex(indexName(fields), paths);
  }
  if (!store.indexNames.contains(versionIndex)) store.createIndex(versionIndex, 'v');
}

function addTable(database: IDBPDatabase<UserSchema>, name: StoreName, keyPath: string) {
  if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, { keyPath });
}

/** Adds missing stores and indexes and removes none, so that an older release still finds its own. */
function upgradeRecords(transaction: UpgradeTransaction<UserSchema>) {
  const database = transaction.db;
  const known = collectionNames.filter((name) => database.objectStoreNames.contains(name));
  for (const collection of collectionNames) addCollection(transaction, collection);
  if (!database.objectStoreNames.contains(hiddenStore)) {
    const hidden = database.createObjectStore(hiddenStore, { keyPath: 'key' });
    for (const field of ['parent', 'deletedAt'] as const) hidden.createIndex(field, field);
  }
  for (const name of [totalsStore, draftsStore, 'meta'] as const) addTable(database, name, 'key');
  for (const collection of known)
    // Ignored here: a failed request aborts the upgrade, so opening the database rejects.
    upgradeOlderRows(transaction, collection).catch(() => undefined);
}

function addHistory(database: IDBPDatabase<UserSchema>) {
  if (database.objectStoreNames.contains(historyStore)) return;
  const history = database.createObjectStore(historyStore, { keyPath: 'seq', autoIncrement: true });
  history.createIndex('record', ['record', 'at']);
  history.createIndex('at', ['at', 'record']);
}

export function upgradeEmbedded(transaction: UpgradeTransaction<UserSchema>) {
  upgradeRecords(transaction);
  addHistory(transaction.db);
}

export function upgradeReplica(transaction: UpgradeTransaction<UserSchema>) {
  upgradeRecords(transaction);
  addTable(transaction.db, 'outbox', 'seq');
  addTable(transaction.db, 'base', 'key');
}
