import type { Query, StoreError, Total as Answer } from '@dayloom/data';
import { useMemo } from 'react';
import { useShell } from '../shell-context.ts';
import { useWatched } from './live-query.ts';
import type { Counts } from './records.ts';
import { useFailureToast } from './use-failure-toast.ts';

/**
 * Counts the records of several queries and updates after every change; ready when all are. The array keeps its
 * identity until a count changes. Meant for values of many days: an index counts without reading records.
 */
export function useCounts(queries: readonly Query[]): Counts {
  const { store } = useShell();
  const result = useWatched<readonly Answer[]>({
    key: ['counts', queries.map((query) => ({ ...query }))],
    watch: (next, fail) => {
      const answers: (Answer | undefined)[] = queries.map(() => undefined);
      let missing = queries.length;
      const end = () => stops.forEach((stop) => stop());
      const stops: (() => void)[] = [];
      for (const [index, query] of queries.entries())
        stops.push(
          store.watchTotal(
            { query },
            (answer) => {
              if (!answers[index]) missing -= 1;
              answers[index] = answer;
              if (missing === 0) next(answers.flatMap((known) => known ?? []));
            },
            (error: StoreError) => {
              end();
              fail(error);
            },
          ),
        );
      if (missing === 0) next([]);
      return end;
    },
  });
  useFailureToast(result.error, undefined);
  const { data } = result;
  const values = useMemo(
    () => (data?.every(({ isComplete }) => isComplete) ? data.map(({ value }) => value) : undefined),
    [data],
  );
  if (values) return { phase: 'ready', values };
  if (result.isError && !result.isFetching)
    return { phase: 'failed', error: result.error, retry: () => void result.refetch() };
  return { phase: 'loading', isPartial: data !== undefined };
}
