import { doneTasksOn, tasksOfDays } from '@dayloom/data';
import { firstPlanDay, type PlanDay } from '@dayloom/domain';
import type { AnalyticsPeriods } from '@dayloom/domain/analytics';
import { useCounts, useUser } from '@dayloom/platform';
import { useCallback, useMemo } from 'react';
import { type Aggregate, aggregateOfCounts, type DayValues, useMapped } from './aggregate.ts';

/** Completed tasks by day, and the number of all tasks. */
export interface TaskCounts extends DayValues {
  readonly all: { readonly period: number; readonly before: number };
}

const ends = (days: readonly PlanDay[]) => [days[0] ?? firstPlanDay, days.at(-1) ?? firstPlanDay] as const;

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
