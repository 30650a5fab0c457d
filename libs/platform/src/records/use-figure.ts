import type { Query } from '@dayloom/data';
import type { CollectionName } from '@dayloom/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useShell } from '../shell-context.ts';
import { listsAnswered } from './live-query.ts';
import type { Figure } from './records.ts';
import { useAsOf, useRefreshWhenBack } from './use-as-of.ts';
import { useFailureToast } from './use-failure-toast.ts';

function useRefreshAfterCommits(collection: CollectionName, refresh: () => void) {
  const { store } = useShell();
  useEffect(
    () =>
      store.onCommit((touched) => {
        if (touched.has(collection)) refresh();
      }),
    [store, collection, refresh],
  );
}

function useFigure(query: Query, kind: string, ask: () => Promise<number>): Figure {
  const client = useQueryClient();
  const key = ['figure', kind, { ...query }];
  const result = useQuery({
    queryKey: key,
    queryFn: () => listsAnswered(client).then(ask),
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  });
  const text = JSON.stringify(key);
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: JSON.parse(text) as unknown[], exact: true }),
    [client, text],
  );
  useRefreshAfterCommits(query.collection, refresh);
  useRefreshWhenBack(query, refresh);
  useFailureToast(result.error, undefined);
  const asOf = useAsOf(query, result.dataUpdatedAt);
  if (result.data !== undefined) return { phase: 'ready', value: result.data, ...(asOf && { asOf }) };
  if (result.isError && !result.isFetching)
    return { phase: 'failed', error: result.error, retry: () => void result.refetch() };
  return { phase: 'loading' };
}

/** How many records match, counted by the database and again after every commit that touches their collection. */
export function useCount(query: Query): Figure {
  const { store } = useShell();
  return useFigure(query, 'count', () => store.count(query));
}

/** The sum of a number field over all matching records. */
export function useSum(query: Query, field: string): Figure {
  const { store } = useShell();
  return useFigure(query, `sum ${field}`, () => store.sum(query, field));
}
