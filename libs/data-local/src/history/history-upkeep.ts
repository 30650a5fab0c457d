// Loaded on first use, so that a start does not wait for it.
import { type HistoryEntry, StoreError } from '@dayloom/data';
import { type CollectionName, isCollectionName } from '@dayloom/domain';
import { requestsOf } from '../connection/connection.ts';
import type { IndexedDatabase } from '../database/indexed-database.ts';
import { historyStore, type UserTransaction } from '../database/stores.ts';
import { keyAt } from '../database/user-database.ts';
import { keptSince, lastPruned, prunedKey, rangeOf } from './history-table.ts';

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
    transaction.objectStore(historyStore).index('record').getAll(range),
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
async function agedIn(transaction: UserTransaction, range: IDBKeyRange): Promise<[string, string][]> {
  const aged: [string, string][] = [];
  let cursor = await transaction.objectStore(historyStore).index('at').openKeyCursor(range);
  while (cursor && aged.length < maxPerStart) {
    aged.push(cursor.key);
    cursor = await cursor.continue();
  }
  return aged;
}

async function pruneRecord(transaction: UserTransaction, record: string, until: string) {
  const index = transaction.objectStore(historyStore).index('record');
  const [all, old] = await Promise.all([
    index.count(rangeOf(record)),
    index.getAllKeys(IDBKeyRange.bound([record], [record, until])),
  ]);
  const table = requestsOf(transaction, historyStore);
  for (const key of old.slice(0, Math.max(0, all - minKept))) table.delete(key);
}

/**
 * Deletes changes that are older than 30 days and not among the last 20 of their record. Each change is checked once,
 * when it reaches that age, so the cost depends on the changes that expired and not on those that are kept. The time of
 * the previous start limits the age, so one start while the clock is far ahead deletes nothing.
 */
export async function pruneHistory(transaction: UserTransaction, now: Date): Promise<void> {
  const last = await lastPruned(transaction);
  const horizon = keptSince(Math.min(now.getTime(), Date.parse(last?.at ?? '1970-01-01')));
  const from = last?.until ?? ['', ''];
  const hasExpired = from[0] < horizon;
  const aged = hasExpired ? await agedIn(transaction, IDBKeyRange.bound([...from], [horizon], true)) : [];
  for (const record of new Set(aged.map(([, name]) => name))) await pruneRecord(transaction, record, horizon);
  requestsOf(transaction, 'meta').put({
    key: prunedKey,
    at: now.toISOString(),
    until: aged.at(-1) ?? [from[0], from[1]],
  });
}
