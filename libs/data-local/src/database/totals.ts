import type { Query } from '@dayloom/data';
import { collectionOf } from '@dayloom/domain';
import { boundsOf, type KeyBounds } from './key-bounds.ts';
import { keyOf } from './rows.ts';
import { indexName, totalsStore, type UserTransaction } from './stores.ts';

/** The key bounds of the kept totals that answer a query; undefined if none do. */
export function totalsPlan(
  query: Query<unknown>,
  sumOf: string | undefined,
): KeyBounds | 'nothing' | undefined {
  if (query.id !== undefined) return undefined;
  const equals = new Map(
    query.filters.filter(({ is }) => is === '==').map((filter) => [filter.field, filter]),
  );
  const ranges = query.filters.filter(({ is }) => is !== '==');
  if (equals.size + ranges.length !== query.filters.length) return undefined;
  const serving = collectionOf(query.collection).totals.find(({ by, sums = [] }) => {
    const rangeField = by[equals.size];
    return (
      by.slice(0, equals.size).filter((field) => equals.has(field)).length === equals.size &&
      ranges.every(({ field }) => field === rangeField) &&
      (sumOf === undefined || sums.includes(sumOf))
    );
  });
  if (!serving) return undefined;
  const values = serving.by.slice(0, equals.size).map((field) => keyOf(equals.get(field)?.value));
  return boundsOf([query.collection, indexName(serving.by), ...values], ranges) ?? 'nothing';
}

/** Adds up the kept totals between two bounds. */
export async function readTotals(
  transaction: UserTransaction,
  { lower, upper }: KeyBounds,
  sumOf: string | undefined,
): Promise<number> {
  const rows = await transaction
    .objectStore(totalsStore)
    .getAll(IDBKeyRange.bound(lower, upper, false, true));
  return rows.reduce((sum, row) => sum + (sumOf === undefined ? row.count : (row.sums[sumOf] ?? 0)), 0);
}
