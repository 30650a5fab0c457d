import type { Task } from '../records/task.ts';
import type { Priority } from '../records/work-facts.ts';

/** Tasks without a work, or of an unknown one, come last. */
const ranks: Readonly<Record<Priority, number>> = { high: 0, medium: 1, low: 2 };
const rankOfNone = 3;

type Ordered = Pick<Task, 'completed' | 'createdAt' | 'workId'>;

/**
 * The tasks of a day for the Today list: open before done, the open ones ordered by their works' priority, then by
 * creation.
 * @param priorityOf returns the priority of a work; undefined if unknown
 */
export function inDayOrder<T extends Ordered>(
  tasks: readonly T[],
  priorityOf: (workId: string) => Priority | undefined,
): { readonly open: readonly T[]; readonly done: readonly T[] } {
  const rank = ({ workId }: T) => {
    const priority = workId === undefined ? undefined : priorityOf(workId);
    return priority === undefined ? rankOfNone : ranks[priority];
  };
  const byCreation = tasks.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  return {
    open: byCreation.filter(({ completed }) => !completed).toSorted((a, b) => rank(a) - rank(b)),
    done: byCreation.filter(({ completed }) => completed),
  };
}
