import { afterChange } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { changeBetween, type DatedChange, hasHistory } from '@dayloom/domain/history';
import { unwrap, wrap } from 'idb';
import type { Transaction } from './connection.ts';
import { historyStore } from './store-names.ts';
import { keyAt, type RecordRef, type Step } from './user-database.ts';

/** One change as the database holds it; `seq` is the order of writing. */
export interface HistoryRow extends DatedChange {
  readonly seq: number;
  /** `keyAt` */
  readonly record: string;
}

/** What a commit on the embedded backend writes to beside the records. */
export const embeddedTables = ['meta', historyStore] as const;

export const tableIn = (transaction: Transaction) => unwrap(transaction).objectStore(historyStore);
export const rangeOf = (record: string) => IDBKeyRange.bound([record], [record, []]);

function dropRecord(table: IDBObjectStore, record: string) {
  const keys = table.index('record').getAllKeys(rangeOf(record));
  keys.addEventListener('success', () => keys.result.forEach((key) => table.delete(key)));
}

/** For how many days all changes are kept, in milliseconds. */
const keptFor = 30 * 86_400_000;

/** What is older than this may go. @param time in milliseconds */
export const keptSince = (time: number) => new Date(time - keptFor).toISOString();

/** The key of `meta` under which stands how far the history was looked through. */
export const prunedKey = 'historyPruned';

export interface Pruned {
  readonly key: typeof prunedKey;
  readonly at: string;
  /** The last change looked at: its moment and record. */
  readonly until: readonly [string, string];
}

/** How far the history was looked through; undefined before the first time. */
export const lastPruned = (transaction: Transaction) =>
  wrap<Pruned | undefined>(unwrap(transaction).objectStore('meta').get(prunedKey));

/** Whether anything has aged since then: most starts need nothing of what thins a history out. */
export async function hasAged(transaction: Transaction, now: Date): Promise<boolean> {
  const { until = ['', ''] } = (await lastPruned(transaction)) ?? {};
  const horizon = keptSince(now.getTime());
  if (until[0] >= horizon) return false;
  const aged = IDBKeyRange.bound([...until], [horizon], true);
  return (await wrap(tableIn(transaction).index('at').count(aged))) > 0;
}

/** Takes away the history of records that are gone for good. */
export function dropHistory(transaction: Transaction, records: readonly RecordRef[]) {
  for (const record of records) dropRecord(tableIn(transaction), keyAt(record));
}

/** Asks for the writes that tell what a commit changed, in its own transaction. */
export function writeHistory(transaction: Transaction, steps: readonly Step[], at: Instant) {
  const table = tableIn(transaction);
  for (const { change, before } of steps) {
    if (!hasHistory(change.collection)) continue;
    const record = keyAt(change);
    if (change.type === 'purge') dropRecord(table, record);
    const told = changeBetween(before, afterChange(change, before, at));
    if (told) table.add({ record, at, ...told } satisfies Omit<HistoryRow, 'seq'>);
  }
}
