import type { Task } from '@dayloom/domain';
import { useSave } from '@dayloom/platform';
import { deleteFailed, letGoText } from './sentences.ts';
import { removing, restoring } from './task-changes.ts';

/** Leaves days of one series out in one commit; one 'Undo' takes that back. */
export function useLetGo() {
  const save = useSave();
  return (days: readonly Task[], title: string) =>
    save(days.flatMap(removing), {
      done: letGoText(days.length),
      failed: deleteFailed,
      undo: days.flatMap(restoring),
      detail: title,
    });
}
