import { type Filter, type Query, StoreError } from '@dayloom/data';
import { collectionOf } from '@dayloom/domain';
import { boundsOf, type KeyBounds } from '../database/key-bounds.ts';
import { type Key, keyOf } from '../database/rows.ts';
import { indexName } from '../database/stores.ts';

/** How to answer a query without reading more rows than it returns. */
export type QueryPlan =
  /** The filters exclude each other, so the result is empty. */
  | { readonly by: 'nothing' }
  /** At most one record. */
  | { readonly by: 'key'; readonly id: string }
  /** All records, in order of their ids. */
  | { readonly by: 'id' }
  | {
      readonly by: 'index';
      readonly index: string;
      readonly bounds: KeyBounds;
      readonly direction: 'asc' | 'desc';
      /** The fields to sort by, then the id. Present if the index sorts by more fields than the query. */
      readonly sortBy?: readonly string[];
    };

export type IndexPlan = Extract<QueryPlan, { by: 'index' }>;

interface Parts {
  readonly equals: ReadonlyMap<string, Key>;
  readonly ranges: readonly Filter[];
  readonly orderFields: readonly string[];
}

function partsOf(query: Query<unknown>): Parts {
  const equals = new Map(
    query.filters.filter(({ is }) => is === '==').map(({ field, value }) => [field, keyOf(value)]),
  );
  const ranges = query.filters.filter(({ is }) => is !== '==');
  const ordered = query.orders.map(({ field }) => field).filter((field) => !equals.has(field));
  const ranged = ranges[0]?.field;
  return { equals, ranges, orderFields: ordered.length === 0 && ranged !== undefined ? [ranged] : ordered };
}

/** Whether an index can serve the query: one direction, ranges only on the first sort field, no field filtered twice. */
function isPlain(query: Query<unknown>, { equals, ranges, orderFields }: Parts): boolean {
  const oneDirection = new Set(query.orders.map(({ direction }) => direction)).size < 2;
  const oneRange = ranges.every(({ field }) => field === orderFields[0]);
  return oneDirection && oneRange && equals.size + ranges.length === query.filters.length;
}

function serves(index: readonly string[], { equals, orderFields }: Parts): boolean {
  const prefix = index.slice(0, equals.size);
  const rest = index.slice(equals.size);
  return (
    prefix.length === equals.size &&
    prefix.every((field) => equals.has(field)) &&
    orderFields.every((field, position) => rest[position] === field)
  );
}

/**
 * The indexes with every record that the query may find. A sparse one has only those with its fields: the query must ask
 * for each of them, or for one that is written together with it. A field of a full index has a key in every row.
 */
function indexesFor({ collection, filters }: Query<unknown>): readonly (readonly string[])[] {
  const { indexes, sparseIndexes, together } = collectionOf(collection);
  const isAsked = (field: string) =>
    filters.some(
      ({ field: asked, is, value }) =>
        asked === field && (is === '>' || (value !== '' && (is === '==' || is === '>='))),
    );
  const isThere = (field: string) =>
    isAsked(field) ||
    indexes.some((fields) => fields.includes(field)) ||
    together.some((group) => group.some((one) => one === field) && group.some(isAsked));
  return [...indexes, ...sparseIndexes.filter((fields) => fields.every(isThere))];
}

/** Plans to read every match, for counts and sums; ignores limit and order. @throws StoreError 'no-index' */
export function planMatches({ limit: _limit, ...query }: Query<unknown>): QueryPlan {
  return planQuery({ ...query, orders: [] });
}

/**
 * Picks an index that has the fields with `==` first, in any order, then the range or sort fields. An index with further
 * fields serves only queries without a limit, because its rows must all be read and sorted.
 * @throws StoreError 'no-index'
 */
export function planQuery(query: Query<unknown>): QueryPlan {
  if (query.id !== undefined && query.filters.length === 0) return { by: 'key', id: query.id };
  const parts = partsOf(query);
  const { equals, ranges, orderFields } = parts;
  if (query.filters.length === 0 && orderFields.length === 0) return { by: 'id' };
  const width = equals.size + orderFields.length;
  const index =
    query.id === undefined && isPlain(query, parts)
      ? indexesFor(query)
          .filter((fields) => serves(fields, parts) && (query.limit === undefined || fields.length === width))
          .toSorted((a, b) => a.length - b.length)[0]
      : undefined;
  if (!index)
    throw new StoreError('no-index', `No index of ${query.collection} serves ${JSON.stringify(query)}`);
  const prefix = index.slice(0, equals.size).map((field) => equals.get(field) ?? '');
  const bounds = boundsOf(prefix, ranges);
  if (!bounds) return { by: 'nothing' };
  const direction = query.orders[0]?.direction ?? 'asc';
  const sorted = index.length === width ? {} : { sortBy: orderFields };
  return { by: 'index', index: indexName(index), bounds, direction, ...sorted };
}
