// Fetched with the first use: no start waits for it.
import { type HistoryEntry, StoreError } from '@dayloom/data';
import { type CollectionName, isCollectionName } from '@dayloom/domain';
import { unwrap, wrap } from 'idb';
import type { Transaction } from './connection.ts';
import {
  type HistoryRow,
  keptSince,
  lastPruned,
  type Pruned,
  prunedKey,
  rangeOf,
  tableIn,
} from './history-table.ts';
import type { IndexedDatabase } from './indexed-database.ts';
import { historyStore } from './store-names.ts';
import { keyAt } from './user-database.ts';

/** What became of a record on this device, newest first. @throws StoreError */
export async function readHistory(
  database: IndexedDatabase,
  collection: CollectionName,
  id: string,
): Promise<HistoryEntry[]> {
  database.mustBeOpen();
  if (!isCollectionName(collection))
    throw new StoreError('permission-denied', `No collection ${String(collection)}`);
  const range = rangeOf(keyAt({ collection, id }));
  const rows = await database.connection.run([historyStore], 'readonly', (transaction) =>
    wrap<HistoryRow[]>(tableIn(transaction).index('record').getAll(range)),
  );
  // A clock that was set back must not change their order.
  return rows
    .toSorted((a, b) => b.seq - a.seq)
    .map(({ seq, record: _record, ...entry }) => ({ ...entry, id: String(seq) }));
}

/** How many changes of a record are kept, however old they are. */
const keptChanges = 20;
/** Changes that are looked at in one start. */
const atOnce = 500;

/** The moments and records of changes that have become older than 30 days since they were looked at, oldest first. */
function agedIn(table: IDBObjectStore, range: IDBKeyRange): Promise<[string, string][]> {
  const aged: [string, string][] = [];
  const request = table.index('at').openKeyCursor(range);
  return new Promise((resolve, reject) => {
    request.addEventListener('error', () => reject(request.error ?? new Error('No history')));
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (!cursor || aged.length === atOnce) return resolve(aged);
      aged.push(cursor.key as [string, string]);
      cursor.continue();
    });
  });
}

async function pruneRecord(table: IDBObjectStore, record: string, until: string) {
  const index = table.index('record');
  const [all, old] = await Promise.all([
    wrap(index.count(rangeOf(record))),
    wrap(index.getAllKeys(IDBKeyRange.bound([record], [record, until]))),
  ]);
  for (const key of old.slice(0, Math.max(0, all - keptChanges))) table.delete(key);
}

/**
 * Takes away changes that are older than 30 days and not among the last 20 of their record. Each is looked at once,
 * when it has become so old, so that a start costs what has aged and not what is kept. A start under a clock that is far
 * ahead takes nothing: the time of the start before it counts.
 */
export async function pruneHistory(transaction: Transaction, now: Date): Promise<void> {
  const meta = unwrap(transaction).objectStore('meta');
  const last = await lastPruned(transaction);
  const horizon = keptSince(Math.min(now.getTime(), Date.parse(last?.at ?? '1970-01-01')));
  const table = tableIn(transaction);
  const from = last?.until ?? ['', ''];
  const isAnything = from[0] < horizon;
  const aged = isAnything ? await agedIn(table, IDBKeyRange.bound([...from], [horizon], true)) : [];
  for (const record of new Set(aged.map(([, name]) => name))) await pruneRecord(table, record, horizon);
  meta.put({
    key: prunedKey,
    at: now.toISOString(),
    until: aged.at(-1) ?? [from[0], from[1]],
  } satisfies Pruned);
}
