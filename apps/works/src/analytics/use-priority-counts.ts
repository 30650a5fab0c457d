import { worksOfPriorityEndingFrom, worksOfPriorityStartingAfter } from '@dayloom/data';
import { firstPlanDay, type PlanDay, priorities, type Priority } from '@dayloom/domain';
import { useCounts, useUser } from '@dayloom/platform';
import { useMemo } from 'react';
import { type Aggregate, aggregateOfCounts, useMapped } from './aggregate.ts';

type PriorityCounts = Readonly<Record<Priority, number>>;

function touchingOf(values: readonly number[]): PriorityCounts {
  const touching = priorities.map((priority, index) => [
    priority,
    (values[2 * index] ?? 0) - (values[2 * index + 1] ?? 0),
  ]);
  return Object.fromEntries(touching) as Record<Priority, number>;
}

/** The number of works of each priority with a day in this range: those ending on or after its start, less those starting after its end. */
export function usePriorityCounts(days: readonly PlanDay[]): Aggregate<PriorityCounts> {
  const { id } = useUser();
  const queries = useMemo(() => {
    const [first = firstPlanDay] = days;
    const last = days.at(-1) ?? first;
    return priorities.flatMap((priority) => [
      worksOfPriorityEndingFrom(id, priority, first),
      worksOfPriorityStartingAfter(id, priority, last),
    ]);
  }, [id, days]);
  return useMapped(aggregateOfCounts(useCounts(queries)), touchingOf);
}
