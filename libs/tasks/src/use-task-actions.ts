import { patch, remove, restore } from '@dayloom/data';
import { type Task, taskFacts } from '@dayloom/domain';
import { editOf, useAction, useSave } from '@dayloom/platform';
import { focusAfter } from './focus-after.ts';
import { updateFailed } from './sentences.ts';

const errorText = 'Failed to update task status';
const outcome = (completed: boolean) => ({
  done: completed ? 'Task marked as complete' : 'Task marked as incomplete',
  failed: errorText,
});

/**
 * Ticks, renames and deletes one task; each action changes only that record.
 * @param options `quiet` shows no toast for a tick that the screen shows; `undo` offers Undo in the toast when the tick
 * removes the task from the list
 */
export function useTaskActions(task: Task, { quiet = false, undo = false } = {}) {
  const save = useSave();
  const marked = (completed: boolean) => [patch('tasks', task.id, { completed })];
  const takenBack = undo ? { undo: marked(task.completed), detail: task.title } : {};
  const tick = () =>
    save(
      marked(!task.completed),
      quiet ? { failed: errorText } : { ...outcome(!task.completed), ...takenBack },
    );
  const rename = (opened: Task, title: string) =>
    save(editOf(taskFacts, opened, { title }), {
      done: 'Task updated successfully',
      failed: updateFailed,
    });
  const erase = useAction(async (pressed: HTMLElement) => {
    focusAfter(pressed)?.focus();
    await save([remove('tasks', task.id)], {
      done: 'Task deleted successfully',
      failed: 'Failed to delete task',
      undo: [restore('tasks', task.id)],
      detail: task.title,
    });
  });
  return { tick, rename, erase };
}
