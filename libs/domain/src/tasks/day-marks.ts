import type { PlanDay } from '../brands.ts';
import type { Task } from '../records/task.ts';

export interface DayCount {
  readonly done: number;
  readonly all: number;
}
/** Counts the tasks and done tasks of each day; days without tasks are missing. */
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

/** The mark of a day in the day list: a task is open, or all are done. */
export const markOf = ({ done, all }: DayCount) => (done < all ? 'open' : 'finished');

/** '1 task', '3 tasks'. */
export const tasksText = (count: number) => (count === 1 ? '1 task' : `${count} tasks`);
