import type { Query, Store } from '@dayloom/data';

/** The records of an answer, whether it is complete or not. */
export const read = async <T>(store: Store, query: Query<T>): Promise<readonly T[]> =>
  (await store.get(query)).records;

export const countOf = async (store: Store, query: Query<unknown>): Promise<number> =>
  (await store.count(query)).value;

export const sumOf = async (store: Store, query: Query<unknown>, field: string): Promise<number> =>
  (await store.sum(query, field)).value;
