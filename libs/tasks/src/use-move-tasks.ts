import { type Change, patch } from '@dayloom/data';
import { movedText, type PlanDay, type Task } from '@dayloom/domain';
import { useSave, useToday } from '@dayloom/platform';
import { updateFailed } from './sentences.ts';
import { emitMove } from './emit-move.ts';
import type { OfWork } from './of-work.ts';

const moveBack = ({ id, date }: Task): Change =>
  date === undefined ? patch('tasks', id, {}, { clear: ['date'] }) : patch('tasks', id, { date });

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
      moved.map(({ task }) => patch('tasks', task.id, { date: day })),
      {
        done: successText,
        failed: updateFailed,
        undo: moved.map(({ task }) => moveBack(task)),
        ...(isOne && first && { detail: first.task.title }),
      },
    );
  };
}
