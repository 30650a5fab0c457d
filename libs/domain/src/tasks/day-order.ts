import type { Task } from '../records/task.ts';
import type { Priority } from '../records/work-facts.ts';

/** Tasks without a work, or of an unknown one, come last. */
const ranks: Readonly<Record<Priority, number>> = { high: 0, medium: 1, low: 2 };
const rankOfNone = 3;

type Ordered = Pick<Task, 'id' | 'completed' | 'createdAt' | 'workId'>;

export type PriorityOf = (workId: string) => Priority | undefined;

/** The ids in the order of a day, as its record has them, each once. */
export const idsIn = (order = ''): readonly string[] =>
  [...new Set(order.split(' '))].filter((id) => id !== '');

/** In the given order of ids; tasks that it does not name follow as they are. */
export function arranged<T extends Pick<Task, 'id'>>(
  tasks: readonly T[],
  order: string | undefined,
): readonly T[] {
  if (!order) return tasks;
  const places = new Map(idsIn(order).map((id, place) => [id, place]));
  const placeOf = ({ id }: T) => places.get(id) ?? places.size;
  return tasks.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export const byCreation = <T extends Pick<Task, 'createdAt'>>(tasks: readonly T[]): readonly T[] =>
  tasks.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));

/** By the priority of their works, then by creation. */
export function byPriority<T extends Ordered>(tasks: readonly T[], priorityOf: PriorityOf): readonly T[] {
  const rank = ({ workId }: T) => {
    const priority = workId === undefined ? undefined : priorityOf(workId);
    return priority === undefined ? rankOfNone : ranks[priority];
  };
  return tasks.toSorted((a, b) => rank(a) - rank(b) || a.createdAt.localeCompare(b.createdAt));
}

/**
 * The tasks of a day for the Today list: open before done, each in the order in which the day was arranged. Without
 * one, the open ones are ordered by their works' priority, then by creation, and the done ones by creation.
 * @param priorityOf returns the priority of a work; undefined if unknown
 * @param order the ids of the day's record, if any
 */
export function inDayOrder<T extends Ordered>(
  tasks: readonly T[],
  priorityOf: PriorityOf,
  order?: string,
): { readonly open: readonly T[]; readonly done: readonly T[] } {
  const open = tasks.filter(({ completed }) => !completed);
  const done = tasks.filter(({ completed }) => completed);
  return {
    open: arranged(byPriority(open, priorityOf), order),
    done: arranged(byCreation(done), order),
  };
}
