import type { Query } from '../query.ts';
import type { Store } from '../store.ts';

/** A small first page, since the user may already have typed. */
const firstPageSize = 50;

interface Options<T> {
  readonly store: Pick<Store, 'get'>;
  /** Ordered by one field, newest first. */
  readonly query: Query<T>;
  /** Records per page. Reading everything at once would block rendering. */
  readonly pageSize: number;
}

/** A page of records. `end` is set on the last page: 'so far' if this device does not have all records yet. */
interface Page<T> {
  readonly records: readonly T[];
  readonly end?: 'complete' | 'so far';
}

/**
 * Reads the records of a query in pages, each record once.
 * @returns a function that reads the next page. After an error it reads the same page again; after 'so far' it reads
 * records that have arrived since.
 */
export function newestFirst<T extends { readonly id: string }>({ store, query, pageSize }: Options<T>) {
  const field = query.orders[0]?.field as (keyof T & string) | undefined;
  if (field === undefined) throw new Error(`The search of ${query.collection} has no order.`);
  const known = new Set<string>();
  let last: T | undefined;
  let size = Math.min(firstPageSize, pageSize);

  let isOver = false;

  return async (): Promise<Page<T>> => {
    if (isOver) return { records: [], end: 'complete' };
    for (;;) {
      // Records with the same timestamp may be on both sides of a page boundary, so the next page starts at that
      // timestamp.
      const filters = last
        ? [...query.filters, { field, is: '<=' as const, value: String(last[field]) }]
        : query.filters;
      const { records, isComplete } = await store.get({ ...query, filters, limit: size });
      const fresh = records.filter(({ id }) => !known.has(id));
      for (const { id } of fresh) known.add(id);
      const isEnd = records.length < size;
      // The whole page had the same timestamp: a larger page gets past it.
      size = fresh.length > 0 ? pageSize : size * 2;
      // Records that arrive later may be newer than all those read, so start from the top again.
      last = isEnd && !isComplete ? undefined : records.at(-1);
      isOver = isEnd && isComplete;
      if (isEnd) return { records: fresh, end: isComplete ? 'complete' : 'so far' };
      if (fresh.length > 0) return { records: fresh };
    }
  };
}
