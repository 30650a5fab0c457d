import type { Query } from '@dayloom/data';
import type { CollectionName } from '@dayloom/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShell } from '../shell-context.ts';
import { recordsFirst } from './live-query.ts';
import type { Figure } from './records.ts';
import { useFailureToast } from './use-failure-toast.ts';

function useRefreshAfterCommits(collection: CollectionName, key: readonly unknown[]) {
  const { store } = useShell();
  const client = useQueryClient();
  const text = JSON.stringify(key);
  useEffect(
    () =>
      store.onCommit((touched) => {
        if (touched.has(collection))
          void client.invalidateQueries({ queryKey: JSON.parse(text) as unknown[], exact: true });
      }),
    [store, client, collection, text],
  );
}

function useFigure(query: Query, kind: string, ask: () => Promise<number>): Figure {
  const client = useQueryClient();
  const key = ['figure', kind, { ...query }];
  const result = useQuery({
    queryKey: key,
    queryFn: () => recordsFirst(client).then(ask),
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  });
  useRefreshAfterCommits(query.collection, key);
  useFailureToast(result.error, undefined);
  if (result.data !== undefined) return { phase: 'ready', value: result.data };
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
