import { movedText, type PlanDay, type Task } from '@dayloom/domain';
import { useSave, useToday } from '@dayloom/platform';
import { letGoText, updateFailed } from './sentences.ts';
import { emitMove } from './emit-move.ts';
import type { OfWork } from './of-work.ts';
import { useAll } from './series/use-all.ts';
import { moving, movingBack, removing, restoring } from './task-changes.ts';

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Moves tasks to a day in one commit; one 'Undo' moves all of them back. In the same commit, other days of their series
 * can be left out.
 */
export function useMoveTasks() {
  const save = useSave();
  const today = useToday();
  const all = useAll();
  return (moved: readonly OfWork[], day: PlanDay, letGo: readonly Task[] = []) => {
    const [first, ...others] = moved;
    const isOne = others.length === 0;
    const successText = isOne
      ? movedText(day, today, first?.work)
      : `${moved.length} tasks ${lowerFirst(movedText(day, today))}`;
    const detail = letGo.length > 0 ? letGoText(letGo.length) : isOne ? first?.task.title : undefined;
    const undo = [...moved.flatMap(({ task }) => movingBack(task)), ...letGo.flatMap(restoring)];
    emitMove(moved, day, today);
    return save([...moved.flatMap(({ task }) => moving(task, day)), ...letGo.flatMap(removing)], {
      done: successText,
      failed: updateFailed,
      undo,
      ...(detail !== undefined && { detail }),
      ...(isOne && first && letGo.length === 0 && all({ task: first.task, to: { day }, undo })),
    });
  };
}
