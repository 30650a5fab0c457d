import type { CollectionName, collections, RecordOf, UserId } from '@dayloom/domain';

/** What a filter can compare: what an index can sort by. */
export type Scalar = string | number | boolean;
/** No 'or' and no '!=': one index must serve the whole query. */
export type Comparison = '==' | '<' | '<=' | '>' | '>=';

/** One condition; a record meets all of a query's or is not in the answer. A field that a record lacks counts as ''. */
export interface Filter {
  readonly field: string;
  readonly is: Comparison;
  readonly value: Scalar;
}

/** Texts by their UTF-16 units, moments and days therefore by time. */
export interface Order {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/**
 * What to read, as a plain value: it is its own cache key. `T` is the record it answers with.
 * A query without an owner cannot be built, so no backend ever sees one.
 */
export interface Query<T = unknown> {
  readonly collection: CollectionName;
  readonly owner: UserId;
  /** Present when one record is asked for by its id; the answer then holds one record or none. */
  readonly id?: string;
  readonly filters: readonly Filter[];
  readonly orders: readonly Order[];
  readonly limit?: number;
  /** Only for the compiler: never present. */
  readonly __record?: T;
}

type FieldOf<T> = Exclude<keyof T & string, 'id'>;

/** A query under construction; every step answers a new one. */
export interface QueryBuilder<T> extends Query<T> {
  where<F extends FieldOf<T>>(field: F, is: Comparison, value: T[F] & Scalar): QueryBuilder<T>;
  orderBy(field: FieldOf<T>, direction?: 'asc' | 'desc'): QueryBuilder<T>;
  first(limit: number): QueryBuilder<T>;
  byId(id: string): QueryBuilder<T>;
}

class Built<T> implements QueryBuilder<T> {
  readonly collection;
  readonly owner;
  readonly filters;
  readonly orders;
  declare readonly id?: string;
  declare readonly limit?: number;

  constructor(parts: Query<T>) {
    this.collection = parts.collection;
    this.owner = parts.owner;
    this.filters = parts.filters;
    this.orders = parts.orders;
    if (parts.id !== undefined) this.id = parts.id;
    if (parts.limit !== undefined) this.limit = parts.limit;
  }

  where(field: string, is: Comparison, value: Scalar) {
    return new Built<T>({ ...this, filters: [...this.filters, { field, is, value }] });
  }
  orderBy(field: string, direction: 'asc' | 'desc' = 'asc') {
    return new Built<T>({ ...this, orders: [...this.orders, { field, direction }] });
  }
  first(limit: number) {
    return new Built<T>({ ...this, limit });
  }
  byId(id: string) {
    return new Built<T>({ ...this, id });
  }
}

type RecordIn<Name extends CollectionName> = RecordOf<(typeof collections)[Name]>;

/**
 * Starts a query: `query('works').ownedBy(user).where('priority', '==', 'high').orderBy('createdAt', 'desc').first(50)`.
 * The collection goes by its name, so that a screen that only reads does not bring the schemas along.
 */
export const query = <Name extends CollectionName>(collection: Name) => ({
  ownedBy: (owner: UserId): QueryBuilder<RecordIn<Name>> =>
    new Built<RecordIn<Name>>({ collection, owner, filters: [], orders: [] }),
});
