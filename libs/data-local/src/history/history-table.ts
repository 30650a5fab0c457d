import { afterChange } from '@dayloom/data';
import { dayInMilliseconds, type Instant } from '@dayloom/domain';
import { changeBetween, hasHistory } from '@dayloom/domain/history';
import { unwrap } from 'idb';
import { inPortions } from '../database/in-portions.ts';
import type { HistoryRow } from '../database/rows.ts';
import { historyStore, type UserTransaction } from '../database/stores.ts';
import { type AppliedChange, keyAt, type RecordRef } from '../database/user-database.ts';

export const rangeOf = (record: string) => IDBKeyRange.bound([record], [record, []]);

function dropRecord(transaction: UserTransaction, record: string): IDBRequest {
  const table = unwrap(transaction).objectStore(historyStore);
  const keys = table.index('record').getAllKeys(rangeOf(record));
  keys.addEventListener('success', () => keys.result.forEach((key) => table.delete(key)));
  return keys;
}

/** For how long all changes are kept, in milliseconds. */
const retentionMs = 30 * dayInMilliseconds;

/** Changes before this moment may be pruned. @param time in milliseconds */
export const keptSince = (time: number) => new Date(time - retentionMs).toISOString();

/** The key in `meta` of the progress of pruning. */
export const prunedKey = 'historyPruned';

/** The progress of pruning; undefined before the first run. */
export const lastPruned = (transaction: UserTransaction) => transaction.objectStore('meta').get(prunedKey);

/** Whether any change has expired since the last pruning. If not, the pruning code need not be loaded. */
export async function hasAged(transaction: UserTransaction, now: Date): Promise<boolean> {
  const { until = ['', ''] } = (await lastPruned(transaction)) ?? {};
  const horizon = keptSince(now.getTime());
  if (until[0] >= horizon) return false;
  const aged = IDBKeyRange.bound([...until], [horizon], true);
  return (await transaction.objectStore(historyStore).index('at').count(aged)) > 0;
}

/** Deletes the history of purged records. */
export function dropHistory(transaction: UserTransaction, records: readonly RecordRef[]) {
  for (const record of records) dropRecord(transaction, keyAt(record));
}

/** Requests the writes of a commit's history in the transaction of the commit. */
export async function writeHistory(
  transaction: UserTransaction,
  applied: readonly AppliedChange[],
  at: Instant,
): Promise<void> {
  const table = unwrap(transaction).objectStore(historyStore);
  await inPortions(applied, ({ change, before }) => {
    if (!hasHistory(change.collection)) return undefined;
    const record = keyAt(change);
    const dropping = change.type === 'purge' ? dropRecord(transaction, record) : undefined;
    const entry = changeBetween(before, afterChange(change, before, at));
    return entry ? table.add({ record, at, ...entry } satisfies Omit<HistoryRow, 'seq'>) : dropping;
  });
}
