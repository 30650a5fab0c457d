import { patch, remove, restore } from '@dayloom/data';
import { type Task, tasks } from '@dayloom/domain';
import { useAction, useSave } from '@dayloom/platform';

const outcome = (completed: boolean) => ({
  done: completed ? 'Task marked as complete' : 'Task marked as incomplete',
  failed: 'Failed to update task status',
});

/** What has the focus once a row is gone: the same button of the row beside it, else the field for a new task. */
function focusAfter(pressed: HTMLElement): HTMLElement | null | undefined {
  const row = pressed.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const label = pressed.getAttribute('aria-label');
  return (
    beside?.querySelector<HTMLElement>(`[aria-label="${label}"]`) ??
    row?.closest('section')?.querySelector('input')
  );
}

/** Ticking and deleting one task; each touches that record alone (DA27). */
export function useTaskActions(task: Task) {
  const save = useSave();
  const tick = useAction(() =>
    save([patch(tasks, task.id, { completed: !task.completed })], outcome(!task.completed)),
  );
  const erase = useAction(async (pressed: HTMLElement) => {
    const next = focusAfter(pressed);
    const erased = await save([remove(tasks, task.id)], {
      done: 'Task deleted successfully',
      failed: 'Failed to delete task',
      undo: [restore(tasks, task)],
    });
    if (erased) next?.focus();
  });
  return { tick, erase };
}
