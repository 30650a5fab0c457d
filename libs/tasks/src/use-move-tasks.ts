import { movedText, type PlanDay } from '@dayloom/domain';
import { useSave, useToday } from '@dayloom/platform';
import { updateFailed } from './sentences.ts';
import { emitMove } from './emit-move.ts';
import type { OfWork } from './of-work.ts';
import { moving, movingBack } from './task-changes.ts';

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Moves tasks to a day in one commit; one 'Undo' moves all of them back. */
export function useMoveTasks() {
  const save = useSave();
  const today = useToday();
  return (moved: readonly OfWork[], day: PlanDay) => {
    const [first, ...others] = moved;
    const isOne = others.length === 0;
    const successText = isOne
      ? movedText(day, today, first?.work)
      : `${moved.length} tasks ${lowerFirst(movedText(day, today))}`;
    emitMove(moved, day, today);
    return save(
      moved.flatMap(({ task }) => moving(task, day)),
      {
        done: successText,
        failed: updateFailed,
        undo: moved.flatMap(({ task }) => movingBack(task)),
        ...(isOne && first && { detail: first.task.title }),
      },
    );
  };
}
