import type { PlanDay } from '../brands.ts';
import type { Task } from '../records/task.ts';

export interface DayCount {
  readonly done: number;
  readonly all: number;
}
/** What a day of the rail shows: something is open, or all of it is done. */
export type DayMark = 'open' | 'finished';

/** How many tasks each day has, and how many of them are done; days without one are not in it. */
export function dayCounts(
  tasks: readonly Pick<Task, 'date' | 'completed'>[],
): ReadonlyMap<PlanDay, DayCount> {
  const counts = new Map<PlanDay, DayCount>();
  for (const { date, completed } of tasks) {
    if (date === undefined) continue;
    const { done, all } = counts.get(date) ?? { done: 0, all: 0 };
    counts.set(date, { done: done + Number(completed), all: all + 1 });
  }
  return counts;
}

export const markOf = ({ done, all }: DayCount): DayMark => (done < all ? 'open' : 'finished');
