import type { Query, Total as Answer } from '@dayloom/data';
import { useShell } from '../shell-context.ts';
import { useWatched } from './live-query.ts';
import type { Total } from './records.ts';
import { useFailureToast } from './use-failure-toast.ts';

interface Options {
  /** Keeps the last number visible until a changed query has its result, such as one that depends on the time. */
  readonly keep?: boolean;
}

function useTotal(query: Query, { keep, sumOf }: Options & { readonly sumOf?: string } = {}): Total {
  const { store } = useShell();
  const total = { query, ...(sumOf !== undefined && { sumOf }) };
  const result = useWatched<Answer>(
    ['total', { ...query }, sumOf ?? 'count'],
    (next, fail) => store.watchTotal(total, next, fail),
    keep ? () => true : undefined,
  );
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
