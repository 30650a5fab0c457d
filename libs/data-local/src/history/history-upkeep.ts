// Loaded on first use, so that a start does not wait for it.
import { type HistoryEntry, StoreError } from '@dayloom/data';
import { type CollectionName, isCollectionName } from '@dayloom/domain';
import { unwrap, wrap } from 'idb';
import type { Transaction } from '../connection/connection.ts';
import {
  type HistoryRow,
  keptSince,
  lastPruned,
  type Pruned,
  prunedKey,
  rangeOf,
  tableIn,
} from './history-table.ts';
import type { IndexedDatabase } from '../database/indexed-database.ts';
import { historyStore } from '../database/store-names.ts';
import { keyAt } from '../database/user-database.ts';

/** The history of a record on this device, newest first. @throws StoreError */
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
  // Sorted by `seq`, because a clock that was set back must not change the order.
  return rows
    .toSorted((a, b) => b.seq - a.seq)
    .map(({ seq, record: _record, ...entry }) => ({ ...entry, id: String(seq) }));
}

/** How many changes of a record are kept regardless of their age. */
const minKept = 20;
/** The maximum number of changes checked at one start. */
const maxPerStart = 500;

/** The moments and records of changes that turned 30 days old since the last pruning, oldest first. */
function agedIn(table: IDBObjectStore, range: IDBKeyRange): Promise<[string, string][]> {
  const aged: [string, string][] = [];
  const request = table.index('at').openKeyCursor(range);
  return new Promise((resolve, reject) => {
    request.addEventListener('error', () => reject(request.error ?? new Error('No history')));
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (!cursor || aged.length === maxPerStart) return resolve(aged);
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
  for (const key of old.slice(0, Math.max(0, all - minKept))) table.delete(key);
}

/**
 * Deletes changes that are older than 30 days and not among the last 20 of their record. Each change is checked once,
 * when it reaches that age, so the cost depends on the changes that expired and not on those that are kept. The time of
 * the previous start limits the age, so one start while the clock is far ahead deletes nothing.
 */
export async function pruneHistory(transaction: Transaction, now: Date): Promise<void> {
  const meta = unwrap(transaction).objectStore('meta');
  const last = await lastPruned(transaction);
  const horizon = keptSince(Math.min(now.getTime(), Date.parse(last?.at ?? '1970-01-01')));
  const table = tableIn(transaction);
  const from = last?.until ?? ['', ''];
  const hasExpired = from[0] < horizon;
  const aged = hasExpired ? await agedIn(table, IDBKeyRange.bound([...from], [horizon], true)) : [];
  for (const record of new Set(aged.map(([, name]) => name))) await pruneRecord(table, record, horizon);
  meta.put({
    key: prunedKey,
    at: now.toISOString(),
    until: aged.at(-1) ?? [from[0], from[1]],
  } satisfies Pruned);
}
