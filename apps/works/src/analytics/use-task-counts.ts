import { doneTasksOn, tasksOfDays } from '@dayloom/data';
import { firstPlanDay, type PlanDay } from '@dayloom/domain';
import type { AnalyticsPeriods } from '@dayloom/domain/analytics';
import { useCounts, useUser } from '@dayloom/platform';
import { taskSeries, useSeries } from '@dayloom/series';
import { useCallback, useMemo } from 'react';
import { type Aggregate, aggregateOfCounts, type DayValues, useMapped } from './aggregate.ts';

/** Completed tasks by day, and the number of all tasks. */
export interface TaskCounts extends DayValues {
  readonly all: { readonly period: number; readonly before: number };
}

const ends = (days: readonly PlanDay[]) => [days[0] ?? firstPlanDay, days.at(-1) ?? firstPlanDay] as const;

const none = { period: 0, before: 0 };

/** The days of series that have no record: open tasks that the index does not count. */
function useComputedCounts({ days, before }: AnalyticsPeriods): Aggregate<TaskCounts['all']> {
  const [first, to] = ends(days);
  const series = useSeries(taskSeries, { from: ends(before)[0], to });
  const { view, code } = series.phase === 'ready' ? series : {};
  const value = useMemo(() => {
    if (!view || !code) return none;
    const counts = { ...none };
    for (const { repeatDay } of code.computedDays('task', view))
      counts[repeatDay < first ? 'before' : 'period'] += 1;
    return counts;
  }, [view, code, first]);
  if (series.phase === 'failed') return series;
  return series.phase === 'loading' ? { phase: 'loading', isPartial: false } : { phase: 'ready', value };
}

/** Day tasks of a range and of the one before: counted by the index, without reading records. */
export function useTaskCounts({ days, before }: AnalyticsPeriods): Aggregate<TaskCounts> {
  const { id } = useUser();
  const queries = useMemo(
    () => [
      tasksOfDays(id, ...ends(days)),
      tasksOfDays(id, ...ends(before)),
      ...[...days, ...before].map((day) => doneTasksOn(id, day)),
    ],
    [id, days, before],
  );
  const length = days.length;
  const valueOf = useCallback(
    ([all = 0, allBefore = 0, ...done]: readonly number[]): TaskCounts => ({
      all: { period: all, before: allBefore },
      period: done.slice(0, length),
      before: done.slice(length),
    }),
    [length],
  );
  return useMapped(aggregateOfCounts(useCounts(queries)), valueOf);
}

/** The same counts with the days that repeat: for the completion rate. */
export function useCountsWithComputed(
  tasks: Aggregate<TaskCounts>,
  periods: AnalyticsPeriods,
): Aggregate<TaskCounts> {
  const computed = useComputedCounts(periods);
  const open = computed.phase === 'ready' ? computed.value : none;
  const withOpen = useCallback(
    ({ all, ...done }: TaskCounts): TaskCounts => ({
      ...done,
      all: { period: all.period + open.period, before: all.before + open.before },
    }),
    [open],
  );
  const counts = useMapped(tasks, withOpen);
  const failed = [tasks, computed].filter((one) => one.phase === 'failed');
  const [first] = failed;
  if (first) return { ...first, retry: () => failed.forEach((one) => one.retry()) };
  return computed.phase === 'ready' ? counts : computed;
}
