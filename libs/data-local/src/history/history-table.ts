import { afterChange } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { changeBetween, type DatedChange, hasHistory } from '@dayloom/domain/history';
import { unwrap, wrap } from 'idb';
import type { Transaction } from '../connection/connection.ts';
import { historyStore } from '../database/store-names.ts';
import { type AppliedChange, keyAt, type RecordRef } from '../database/user-database.ts';

/** One stored change; `seq` is the order of writing. */
export interface HistoryRow extends DatedChange {
  readonly seq: number;
  /** `keyAt` */
  readonly record: string;
}

/** The tables that a commit on the embedded backend writes to in addition to the records. */
export const embeddedTables = ['meta', historyStore] as const;

export const tableIn = (transaction: Transaction) => unwrap(transaction).objectStore(historyStore);
export const rangeOf = (record: string) => IDBKeyRange.bound([record], [record, []]);

function dropRecord(table: IDBObjectStore, record: string) {
  const keys = table.index('record').getAllKeys(rangeOf(record));
  keys.addEventListener('success', () => keys.result.forEach((key) => table.delete(key)));
}

/** For how long all changes are kept, in milliseconds. */
const retentionMs = 30 * 86_400_000;

/** Changes before this moment may be pruned. @param time in milliseconds */
export const keptSince = (time: number) => new Date(time - retentionMs).toISOString();

/** The key in `meta` of the progress of pruning. */
export const prunedKey = 'historyPruned';

export interface Pruned {
  readonly key: typeof prunedKey;
  readonly at: string;
  /** The last change that was checked: its moment and record. */
  readonly until: readonly [string, string];
}

/** The progress of pruning; undefined before the first run. */
export const lastPruned = (transaction: Transaction) =>
  wrap<Pruned | undefined>(unwrap(transaction).objectStore('meta').get(prunedKey));

/** Whether any change has expired since the last pruning. If not, the pruning code need not be loaded. */
export async function hasAged(transaction: Transaction, now: Date): Promise<boolean> {
  const { until = ['', ''] } = (await lastPruned(transaction)) ?? {};
  const horizon = keptSince(now.getTime());
  if (until[0] >= horizon) return false;
  const aged = IDBKeyRange.bound([...until], [horizon], true);
  return (await wrap(tableIn(transaction).index('at').count(aged))) > 0;
}

/** Deletes the history of purged records. */
export function dropHistory(transaction: Transaction, records: readonly RecordRef[]) {
  for (const record of records) dropRecord(tableIn(transaction), keyAt(record));
}

/** Requests the writes of a commit's history in the transaction of the commit. */
export function writeHistory(transaction: Transaction, applied: readonly AppliedChange[], at: Instant) {
  const table = tableIn(transaction);
  for (const { change, before } of applied) {
    if (!hasHistory(change.collection)) continue;
    const record = keyAt(change);
    if (change.type === 'purge') dropRecord(table, record);
    const entry = changeBetween(before, afterChange(change, before, at));
    if (entry) table.add({ record, at, ...entry } satisfies Omit<HistoryRow, 'seq'>);
  }
}
