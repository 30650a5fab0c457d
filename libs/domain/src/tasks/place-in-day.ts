import type { Task } from '../records/task.ts';
import { textLimits } from '../records/limits.ts';
import { byCreation, byPriority, idsIn, type PriorityOf } from './day-order.ts';

type Ordered = Pick<Task, 'id' | 'completed' | 'createdAt' | 'workId'>;

const idsOf = (tasks: readonly Ordered[]) => tasks.map(({ id }) => id);

/** Puts ids into another order among themselves; all others keep their places. */
function reordered(whole: readonly string[], ids: readonly string[]): readonly string[] {
  const isAmong = new Set(ids);
  const next = ids.values();
  return whole.map((one) => (isAmong.has(one) ? (next.next().value ?? one) : one));
}

/**
 * The ids of a whole day in its order, open and done. Ids of tasks that are not there now keep their places: a task that
 * returns, for example by an undo, is where it was.
 * @param order the ids of the day's record, if any
 */
export function wholeOrder(
  tasks: readonly Ordered[],
  priorityOf: PriorityOf,
  order: string | undefined,
): readonly string[] {
  const named = idsIn(order);
  const isNamed = new Set(named);
  const others = tasks.filter(({ id }) => !isNamed.has(id));
  const done = byCreation(others.filter(({ completed }) => completed));
  return [...named, ...reordered(idsOf(byPriority(others, priorityOf)), idsOf(done))];
}

/** Where a task is moved to in its list: one place, to the start, or to an index. */
export type Place = 'up' | 'down' | 'top' | number;

/** The index of the place; undefined if the task is not in the list or is there already. */
function indexOf(shown: readonly string[], id: string, place: Place): number | undefined {
  const from = shown.indexOf(id);
  const places = { up: from - 1, down: from + 1, top: 0 };
  const to = typeof place === 'number' ? place : places[place];
  return from < 0 || to === from || to < 0 || to >= shown.length ? undefined : to;
}

/**
 * Moves a task to another place among those that a list shows; all others of the day keep their places.
 * @param whole the ids of the whole day, as `wholeOrder` returns them
 * @param shown those of the list, as it shows them
 * @returns the new order of the whole day, and the index in the list; undefined if nothing moves
 */
export function placed(
  whole: readonly string[],
  shown: readonly string[],
  id: string,
  place: Place,
): { readonly order: readonly string[]; readonly index: number } | undefined {
  const index = indexOf(shown, id, place);
  if (index === undefined) return undefined;
  const moved = shown.filter((one) => one !== id).toSpliced(index, 0, id);
  return { order: reordered(whole, moved), index };
}

/** Puts an id directly behind another one. */
export const placedBehind = (whole: readonly string[], before: string, id: string): readonly string[] => {
  const others = whole.filter((one) => one !== id);
  return others.toSpliced(others.indexOf(before) + 1, 0, id);
};

/** The longest beginning that a record can store. */
function storable(ids: readonly string[]): readonly string[] {
  let length = -1;
  const end = ids.findIndex((id) => (length += id.length + 1) > textLimits.recordIds);
  return end < 0 ? ids : ids.slice(0, end);
}

/**
 * The text of an order for its record. If it would be too long, ids that are not in the day now are left out, then the
 * last ones.
 * @param isThere whether a task is in the day
 */
export function orderText(ids: readonly string[], isThere: (id: string) => boolean): string {
  const all = storable(ids);
  return (all.length === ids.length ? all : storable(ids.filter(isThere))).join(' ');
}
