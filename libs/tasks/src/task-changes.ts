import { type Change, create, patch, remove, restore } from '@dayloom/data';
import { isComputed, type PlanDay, seriesDayId, type Task } from '@dayloom/domain';

/** Stores a computed task, before it is changed in the same commit. If another device has stored it, that one stays. */
export function storing(task: Task): readonly Change[] {
  if (!isComputed(task)) return [];
  const { id, isComputed: _, ...fields } = task;
  return [create('tasks', id, fields)];
}

/** Leaves the day of a series out, so that it is not computed again. */
function skipOf({ repeat, repeatDay, userId }: Task) {
  if (repeat === undefined || repeatDay === undefined) return undefined;
  return { id: seriesDayId(repeat, repeatDay), fields: { userId, series: repeat, day: repeatDay } };
}
const skipping = (task: Task): readonly Change[] => {
  const skip = skipOf(task);
  return skip ? [create('repeatSkips', skip.id, skip.fields)] : [];
};
const unskipping = (task: Task): readonly Change[] => {
  const skip = skipOf(task);
  return skip ? [remove('repeatSkips', skip.id)] : [];
};

export const moving = (task: Task, day: PlanDay): readonly Change[] => [
  ...storing(task),
  patch('tasks', task.id, { date: day }),
  ...skipping(task),
];
export const movingBack = (task: Task): readonly Change[] => [
  task.date === undefined
    ? patch('tasks', task.id, {}, { clear: ['date'] })
    : patch('tasks', task.id, { date: task.date }),
  ...unskipping(task),
];

export const removing = (task: Task): readonly Change[] => [
  ...(isComputed(task) ? [] : [remove('tasks', task.id)]),
  ...skipping(task),
];
export const restoring = (task: Task): readonly Change[] => [
  ...(isComputed(task) ? [] : [restore('tasks', task.id)]),
  ...unskipping(task),
];
