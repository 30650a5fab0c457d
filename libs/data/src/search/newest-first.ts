import type { Query } from '../query.ts';
import type { Store } from '../store.ts';

/** The first records are there soon: somebody may have typed already. */
const firstPage = 50;

interface Options<T> {
  readonly store: Pick<Store, 'get'>;
  /** Ordered by one field, the newest first. */
  readonly query: Query<T>;
  /** Records that one page brings: to read everything at once would hold the thread that draws. */
  readonly pageSize: number;
}

/** A page of records; `end` where none follows it, or none yet on a device that does not have all of them. */
interface Page<T> {
  readonly records: readonly T[];
  readonly end?: 'complete' | 'so far';
}

/**
 * Reads the records of a query in pages, each record once.
 * @returns what gives the next page; one that failed is read again, and after an end 'so far' what came since
 */
export function newestFirst<T extends { readonly id: string }>({ store, query, pageSize }: Options<T>) {
  const field = query.orders[0]?.field as (keyof T & string) | undefined;
  if (field === undefined) throw new Error(`The search of ${query.collection} has no order.`);
  const known = new Set<string>();
  let last: T | undefined;
  let size = Math.min(firstPage, pageSize);

  let isOver = false;

  return async (): Promise<Page<T>> => {
    if (isOver) return { records: [], end: 'complete' };
    for (;;) {
      // Records of the same moment may stand on both sides of a page's end, so that the next begins with that moment.
      const filters = last
        ? [...query.filters, { field, is: '<=' as const, value: String(last[field]) }]
        : query.filters;
      const { records, isComplete } = await store.get({ ...query, filters, limit: size });
      const further = records.filter(({ id }) => !known.has(id));
      for (const { id } of further) known.add(id);
      const isEnd = records.length < size;
      // A whole page of one moment: a larger one gets past it.
      size = further.length > 0 ? pageSize : size * 2;
      // What is still to come may be newer than all that is here.
      last = isEnd && !isComplete ? undefined : records.at(-1);
      isOver = isEnd && isComplete;
      if (isEnd) return { records: further, end: isComplete ? 'complete' : 'so far' };
      if (further.length > 0) return { records: further };
    }
  };
}
