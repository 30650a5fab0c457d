import { type Filter, type Query, StoreError } from '@dayloom/data';
import { collectionOf } from '@dayloom/domain';
import { boundsOf, type KeyBounds } from './key-bounds.ts';
import { type Key, keyOf } from './rows.ts';
import { indexName } from './store-names.ts';

/** How a query is answered without reading more than its answer. */
export type QueryPlan =
  /** Filters that exclude each other. */
  | { readonly by: 'nothing' }
  /** One record, or none. */
  | { readonly by: 'key'; readonly id: string }
  /** All records, in order of their ids. */
  | { readonly by: 'id' }
  | {
      readonly by: 'index';
      readonly index: string;
      readonly bounds: KeyBounds;
      readonly direction: 'asc' | 'desc';
      /** Present where the index sorts by more than was asked for: the fields to sort by, then the id. */
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

/** One range, on the first field of the order; one direction; no field compared twice. */
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

/** Every record that a query matches, its limit and order aside: for counts and sums. @throws StoreError 'no-index' */
export function planMatches({ limit: _limit, ...query }: Query<unknown>): QueryPlan {
  return planQuery({ ...query, orders: [] });
}

/**
 * Picks the index: fields with `==` in front in any order, then the range or order. One with further fields serves too,
 * unless a limit asks for the first few of an order that only a sort of everything would give.
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
      ? collectionOf(query.collection)
          .indexes.filter(
            (fields) => serves(fields, parts) && (query.limit === undefined || fields.length === width),
          )
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
