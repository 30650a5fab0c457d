import type { Query, Store, Total as Answer } from '@dayloom/data';
import { useShell } from '../shell-context.ts';
import { useWatched, type Watched } from './live-query.ts';
import type { Total } from './records.ts';
import { useFailureToast } from './use-failure-toast.ts';

interface Options {
  /** Keeps the last number visible until a changed query has its result, such as one that depends on the time. */
  readonly keep?: boolean;
}

/** The first answer to a count, or to a sum, and each later one. */
export const watchedTotal = (store: Store, query: Query, sumOf?: string): Watched<Answer> => ({
  key: ['total', { ...query }, sumOf ?? 'count'],
  watch: (next, fail) => store.watchTotal({ query, ...(sumOf !== undefined && { sumOf }) }, next, fail),
});

function useTotal(query: Query, { keep, sumOf }: Options & { readonly sumOf?: string } = {}): Total {
  const { store } = useShell();
  const result = useWatched(watchedTotal(store, query, sumOf), keep ? () => true : undefined);
  useFailureToast(result.error, undefined);
  if (result.data?.isComplete) return { phase: 'ready', value: result.data.value };
  if (result.isError && !result.isFetching)
    return { phase: 'failed', error: result.error, retry: () => void result.refetch() };
  return { phase: 'loading', isPartial: result.data !== undefined };
}

/** The number of matching records, updated live. */
export const useCount = (query: Query, options?: Options): Total => useTotal(query, options);

/** The sum of a number field over all matching records, updated live. */
export const useSum = (query: Query, field: string): Total => useTotal(query, { sumOf: field });
