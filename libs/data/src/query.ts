import type { CollectionName, RecordIn, UserId } from '@dayloom/domain';

/** The value types that a filter can compare and an index can sort. */
export type Scalar = string | number | boolean;
/** There is no 'or' and no '!=', because one index must serve the whole query. */
export type Comparison = '==' | '<' | '<=' | '>' | '>=';

/** One condition. A record must meet all conditions of a query. A missing field counts as ''. */
export interface Filter {
  readonly field: string;
  readonly is: Comparison;
  readonly value: Scalar;
}

/** Texts are compared by UTF-16 units, so dates and timestamps sort by time. */
export interface Order {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/**
 * What to read, as a plain value that is its own cache key. `T` is the type of the records. A query cannot be built
 * without an owner, so no backend ever receives one.
 */
export interface Query<T = unknown> {
  readonly collection: CollectionName;
  readonly owner: UserId;
  /** Present in a query for one record by id. The answer then has one record or none. */
  readonly id?: string;
  readonly filters: readonly Filter[];
  readonly orders: readonly Order[];
  readonly limit?: number;
  /** Exists only in the type. */
  readonly __record?: T;
}

type FieldOf<T> = Exclude<keyof T & string, 'id'>;

/** A query under construction. Each method returns a new one. */
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

/**
 * Starts a query: `query('works').ownedBy(user).where('priority', '==', 'high').orderBy('createdAt',
 * 'desc').first(50)`. Takes the name of the collection, so that a screen that only reads does not load the schemas.
 */
export const query = <Name extends CollectionName>(collection: Name) => ({
  ownedBy: (owner: UserId): QueryBuilder<RecordIn<Name>> =>
    new Built<RecordIn<Name>>({ collection, owner, filters: [], orders: [] }),
});
