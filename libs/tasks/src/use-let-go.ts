import type { Task } from '@dayloom/domain';
import { useSave } from '@dayloom/platform';
import { removing, restoring, taskSeries } from '@dayloom/series';
import { deleteFailed, letGoText } from './sentences.ts';

/** Leaves days of one series out in one commit; one 'Undo' takes that back. */
export function useLetGo() {
  const save = useSave();
  return (days: readonly Task[], title: string) =>
    save(
      days.flatMap((day) => removing(taskSeries, day)),
      {
        done: letGoText(days.length),
        failed: deleteFailed,
        undo: days.flatMap((day) => restoring(taskSeries, day)),
        detail: title,
      },
    );
}
