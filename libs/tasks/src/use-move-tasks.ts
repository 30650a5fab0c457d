import { patch } from '@dayloom/data';
import { movedText, type PlanDay, type Task } from '@dayloom/domain';
import { useSave, useToday } from '@dayloom/platform';
import { changing, changingBack, removing, restoring, taskSeries, useAll } from '@dayloom/series';
import { letGoText, updateFailed } from './sentences.ts';
import { emitMove } from './emit-move.ts';
import type { OfWork } from './of-work.ts';

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const moving = (task: Task, day: PlanDay) =>
  changing(taskSeries, task, [patch('tasks', task.id, { date: day })], day);
const movingBack = (task: Task, day: PlanDay) => {
  const back =
    task.date === undefined
      ? patch('tasks', task.id, {}, { clear: ['date'] })
      : patch('tasks', task.id, { date: task.date });
  return changingBack(task, [back], day);
};

/**
 * Moves tasks to a day in one commit; one 'Undo' moves all of them back. In the same commit, other days of their series
 * can be left out.
 */
export function useMoveTasks() {
  const save = useSave();
  const today = useToday();
  const all = useAll(taskSeries);
  return (moved: readonly OfWork[], day: PlanDay, letGo: readonly Task[] = []) => {
    const [first, ...others] = moved;
    const isOne = others.length === 0;
    const successText = isOne
      ? movedText(day, today, first?.work)
      : `${moved.length} tasks ${lowerFirst(movedText(day, today))}`;
    const detail = letGo.length > 0 ? letGoText(letGo.length) : isOne ? first?.task.title : undefined;
    const undo = [
      ...moved.flatMap(({ task }) => movingBack(task, day)),
      ...letGo.flatMap((one) => restoring(taskSeries, one)),
    ];
    emitMove(moved, day, today);
    return save(
      [
        ...moved.flatMap(({ task }) => moving(task, day)),
        ...letGo.flatMap((one) => removing(taskSeries, one)),
      ],
      {
        done: successText,
        failed: updateFailed,
        undo,
        ...(detail !== undefined && { detail }),
        ...(isOne &&
          first &&
          letGo.length === 0 &&
          all({ record: first.task, after: { ...first.task, date: day }, undo })),
      },
    );
  };
}
