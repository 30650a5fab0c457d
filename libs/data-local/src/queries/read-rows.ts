import type { CollectionName } from '@dayloom/domain';
import { unwrap, wrap } from 'idb';
import { compareKeys } from '../database/key-bounds.ts';
import { isFields, keyOf, type Row } from '../database/rows.ts';
import type { UserTransaction } from '../database/stores.ts';
import type { IndexPlan, QueryPlan } from './plan-query.ts';

const rangeOf = ({ bounds }: IndexPlan) => IDBKeyRange.bound(bounds.lower, bounds.upper, false, true);
const indexOf = (transaction: UserTransaction, collection: CollectionName, plan: IndexPlan) =>
  transaction.objectStore(collection).index(plan.index);

/** Fields of sparse indexes have no keys. */
const keyIn = ({ keys, fields }: Row, field: string) =>
  keys[field] ?? keyOf(isFields(fields) ? fields[field] : undefined);

const compareRows = (sortBy: readonly string[]) => (a: Row, b: Row) => {
  const differing = sortBy.find((field) => keyIn(a, field) !== keyIn(b, field));
  return differing === undefined
    ? compareKeys(a.id, b.id)
    : compareKeys(keyIn(a, differing), keyIn(b, differing));
};

/** `getAllRecords` of IndexedDB 3.0 replaces a cursor with one request. Not in all browsers yet. */
interface ReadsRecords {
  getAllRecords?(options: {
    readonly query: IDBKeyRange;
    readonly count: number;
    readonly direction: IDBCursorDirection;
  }): IDBRequest<readonly { readonly value: Row }[]>;
}

async function lastRows(
  transaction: UserTransaction,
  collection: CollectionName,
  plan: IndexPlan,
  limit: number,
): Promise<Row[]> {
  const index = indexOf(transaction, collection, plan);
  const raw: IDBIndex & ReadsRecords = unwrap(index);
  const request = raw.getAllRecords?.({ query: rangeOf(plan), count: limit, direction: 'prev' });
  if (request) return (await wrap(request)).map(({ value }) => value);
  const rows: Row[] = [];
  let cursor = await index.openCursor(rangeOf(plan), 'prev');
  while (cursor) {
    rows.push(cursor.value);
    cursor = rows.length < limit ? await cursor.continue() : null;
  }
  return rows;
}

/** The rows of a plan in order, ties by id in the direction of the order. Reads at most `limit` rows. */
export async function readRows(
  transaction: UserTransaction,
  collection: CollectionName,
  plan: QueryPlan,
  limit?: number,
): Promise<Row[]> {
  if (plan.by === 'nothing') return [];
  const store = transaction.objectStore(collection);
  if (plan.by === 'id') return store.getAll(undefined, limit);
  if (plan.by === 'key') return store.getAll(plan.id);
  if (plan.direction === 'desc' && limit !== undefined) return lastRows(transaction, collection, plan, limit);
  const rows = await indexOf(transaction, collection, plan).getAll(rangeOf(plan), limit);
  if (plan.sortBy) rows.sort(compareRows(plan.sortBy));
  return plan.direction === 'desc' ? rows.toReversed() : rows;
}

export async function countRows(
  transaction: UserTransaction,
  collection: CollectionName,
  plan: QueryPlan,
): Promise<number> {
  if (plan.by === 'nothing') return 0;
  const store = transaction.objectStore(collection);
  if (plan.by === 'id') return store.count();
  if (plan.by === 'key') return store.count(plan.id);
  return indexOf(transaction, collection, plan).count(rangeOf(plan));
}
