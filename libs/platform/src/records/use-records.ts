import type { Answer, Query } from '@dayloom/data';
import { useShell } from '../shell-context.ts';
import { useWatched } from './live-query.ts';
import type { Records } from './records.ts';
import { useFailureToast } from './use-failure-toast.ts';

interface Options {
  /** The toast when the records cannot be loaded; without one the failure is only logged. */
  readonly failed?: string;
  /** Keeps showing these while another query of the same screen has no answer yet: `keep: true` for growing windows. */
  readonly keep?: boolean;
  /** Reads nothing, and answers with no records. */
  readonly off?: boolean;
}

const nothing = { phase: 'ready', records: [], isComplete: true } as const;

/** The records a query answers with, live; the cache key is the query's own value, whatever object carries it. */
export function useRecords<T>(query: Query<T>, { failed, keep, off = false }: Options = {}): Records<T> {
  const { store } = useShell();
  const result = useWatched<Answer<T>>(
    off ? ['no records'] : ['records', { ...query }],
    (next, fail) => store.watch(query, next, fail),
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
