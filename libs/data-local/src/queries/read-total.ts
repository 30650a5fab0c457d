import type { TotalQuery } from '@dayloom/data';
import type { CollectionName } from '@dayloom/domain';
import { isFields, namesIn, type Row } from '../database/rows.ts';
import type { UserTransaction } from '../database/stores.ts';
import { readTotals, totalsPlan } from '../database/totals.ts';
import { planMatches } from './plan-query.ts';
import { countRows, readRows } from './read-rows.ts';

const sumOfRows = (rows: readonly Row[], field: string) =>
  rows
    .map(({ fields }) => (isFields(fields) ? fields[field] : undefined))
    .filter((value) => typeof value === 'number')
    .reduce((sum, value) => sum + value, 0);

/** Whether the list of collections under `key` in `meta` contains this one. */
export async function isListed(transaction: UserTransaction, key: string, collection: CollectionName) {
  return namesIn(await transaction.objectStore('meta').get(key)).includes(collection);
}

/** Counts or sums up, from kept totals if possible, otherwise by an index. @throws StoreError 'no-index' */
export async function readTotal(transaction: UserTransaction, { query, sumOf }: TotalQuery): Promise<number> {
  const kept = totalsPlan(query, sumOf);
  if (kept === 'nothing') return 0;
  if (kept) return readTotals(transaction, kept, sumOf);
  const plan = planMatches(query);
  if (sumOf === undefined) return countRows(transaction, query.collection, plan);
  return sumOfRows(await readRows(transaction, query.collection, plan), sumOf);
}
