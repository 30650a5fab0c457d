import { patch, remove, restore } from '@dayloom/data';
import { type Task, tasks } from '@dayloom/domain';
import { editOf, useAction, useSave } from '@dayloom/platform';
import { focusAfter } from './focus-after.ts';
import { updateFailed } from './sentences.ts';

const failed = 'Failed to update task status';
const outcome = (completed: boolean) => ({
  done: completed ? 'Task marked as complete' : 'Task marked as incomplete',
  failed,
});

/**
 * Ticking, renaming and deleting one task; each touches that record alone.
 * @param options `quiet` where a tick that the screen shows has no toast, `undo` where it takes the task away
 * and its toast takes it back
 */
export function useTaskActions(task: Task, { quiet = false, undo = false } = {}) {
  const save = useSave();
  const marked = (completed: boolean) => [patch(tasks, task.id, { completed })];
  const takenBack = undo ? { undo: marked(task.completed), detail: task.title } : {};
  const tick = () =>
    save(marked(!task.completed), quiet ? { failed } : { ...outcome(!task.completed), ...takenBack });
  const rename = (opened: Task, title: string) =>
    save(editOf(tasks, opened, { title }), {
      done: 'Task updated successfully',
      failed: updateFailed,
    });
  const erase = useAction(async (pressed: HTMLElement) => {
    focusAfter(pressed)?.focus();
    await save([remove(tasks, task.id)], {
      done: 'Task deleted successfully',
      failed: 'Failed to delete task',
      undo: [restore(tasks, task.id)],
      detail: task.title,
    });
  });
  return { tick, rename, erase };
}
