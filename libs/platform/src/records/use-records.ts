import type { Query } from '@dayloom/data';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useShell } from '../shell-context.ts';
import { liveKey, watchInto } from './live-query.ts';
import type { Records } from './records.ts';
import { useFailureToast } from './use-failure-toast.ts';

interface Options<T> {
  /** The toast when the records cannot be loaded; without one the failure is only logged. */
  readonly failed?: string;
  /** Keeps showing these while another query of the same screen has no answer yet: `keep: true` for growing windows. */
  readonly keep?: boolean;
  readonly __record?: T;
}

/** The records a query answers with, live. */
export function useRecords<T>(query: Query<T>, { failed, keep = false }: Options<T> = {}): Records<T> {
  const { store } = useShell();
  const client = useQueryClient();
  const result = useQuery({
    queryKey: liveKey(query),
    queryFn: () => watchInto(client, store, query),
    staleTime: Infinity,
    // A watch nobody shows is read again after every commit: it ends soon, a step back still finds it.
    gcTime: 15_000,
    networkMode: 'always',
    retry: false,
    // The store keeps the identity of records that did not change.
    structuralSharing: false,
    ...(keep && { placeholderData: (before: readonly T[] | undefined) => before }),
  });
  useFailureToast(result.error, failed);
  if (result.data) return { phase: 'ready', records: result.data };
  if (result.isError && !result.isFetching)
    return { phase: 'failed', error: result.error, retry: () => void result.refetch() };
  return { phase: 'loading' };
}
