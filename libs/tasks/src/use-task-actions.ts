import { patch, remove, restore } from '@dayloom/data';
import { type Task, tasks } from '@dayloom/domain';
import { editOf, useAction, useSave } from '@dayloom/platform';

const outcome = (completed: boolean) => ({
  done: completed ? 'Task marked as complete' : 'Task marked as incomplete',
  failed: 'Failed to update task status',
});

/** What has the focus when a row goes: the same button of the row beside it, else the field for a new task. */
function focusAfter(pressed: HTMLElement): HTMLElement | null | undefined {
  const row = pressed.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const label = pressed.getAttribute('aria-label');
  return (
    beside?.querySelector<HTMLElement>(`[aria-label="${label}"]`) ??
    row?.closest('section')?.querySelector('input')
  );
}

/** Ticking, renaming and deleting one task; each touches that record alone (DA27). */
export function useTaskActions(task: Task) {
  const save = useSave();
  const tick = () => save([patch(tasks, task.id, { completed: !task.completed })], outcome(!task.completed));
  const rename = (opened: Task, title: string) =>
    save(editOf(tasks, opened, { title }), {
      done: 'Task updated successfully',
      failed: 'Failed to update task',
    });
  const erase = useAction(async (pressed: HTMLElement) => {
    focusAfter(pressed)?.focus();
    await save([remove(tasks, task.id)], {
      done: 'Task deleted successfully',
      failed: 'Failed to delete task',
      undo: [restore(tasks, task.id)],
    });
  });
  return { tick, rename, erase };
}
