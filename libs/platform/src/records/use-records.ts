import type { Answer, Query, Store } from '@dayloom/data';
import { useShell } from '../shell-context.ts';
import { useWatched, type Watched } from './live-query.ts';
import type { Records } from './records.ts';
import { useFailureToast } from './use-failure-toast.ts';

interface Options {
  /** The error toast; without it the error is only logged. */
  readonly failed?: string;
  /** Keeps the old records visible until a changed query has its result, such as when a list grows. */
  readonly keep?: boolean;
  /** Disables the query; the result is an empty list. */
  readonly off?: boolean;
}

const nothing = { phase: 'ready', records: [], isComplete: true } as const;

/** The first answer of a query, and each later one. */
export const watchedRecords = <T>(store: Store, query: Query<T>): Watched<Answer<T>> => ({
  key: ['records', { ...query }],
  watch: (next, fail) => store.watch(query, next, fail),
});

/** The records of a query, updated live. The cache key is the query's value, not its identity. */
export function useRecords<T>(query: Query<T>, { failed, keep, off = false }: Options = {}): Records<T> {
  const { store } = useShell();
  const watched = watchedRecords(store, query);
  const result = useWatched(
    off ? { ...watched, key: ['no records'] } : watched,
    keep ? () => true : undefined,
    !off,
  );
  useFailureToast(result.error, failed);
  if (off) return nothing;
  if (result.data) {
    const { records, isComplete } = result.data;
    return { phase: 'ready', records, isComplete };
  }
  if (result.isError && !result.isFetching)
    return { phase: 'failed', error: result.error, retry: () => void result.refetch() };
  return { phase: 'loading' };
}
