import type { Task } from '../records/task.ts';
import type { Priority } from '../records/work.ts';

/** Tasks without a work, or of one that is not known yet, come last. */
const ranks: Readonly<Record<Priority, number>> = { high: 0, medium: 1, low: 2 };
const rankOfNone = 3;

type Ordered = Pick<Task, 'completed' | 'createdAt' | 'workId'>;

/**
 * The tasks of a day as Today lists them: open before done, the open ones in the order of their works' priority, then as
 * they were made.
 * @param priorityOf the priority of a work, undefined where it is not known
 */
export function inDayOrder<T extends Ordered>(
  tasks: readonly T[],
  priorityOf: (workId: string) => Priority | undefined,
): { readonly open: readonly T[]; readonly done: readonly T[] } {
  const rank = ({ workId }: T) => {
    const priority = workId === undefined ? undefined : priorityOf(workId);
    return priority === undefined ? rankOfNone : ranks[priority];
  };
  const made = tasks.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  return {
    open: made.filter(({ completed }) => !completed).toSorted((a, b) => rank(a) - rank(b)),
    done: made.filter(({ completed }) => completed),
  };
}
