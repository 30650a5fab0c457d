import { patch } from '@dayloom/data';
import { nowOf, type Task, taskFacts } from '@dayloom/domain';
import { editOf, useAction, useClock, useSave } from '@dayloom/platform';
import { focusOnceGone } from '@dayloom/screen-kit';
import { storing, taskSeries, useAll, useDayChanges } from '@dayloom/series';
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
  const clock = useClock();
  const all = useAll(taskSeries);
  const days = useDayChanges(taskSeries);
  const marked = (completed: boolean) => [
    ...storing(taskSeries, task),
    patch('tasks', task.id, { completed, ...(completed && { completedAt: nowOf(clock) }) }),
  ];
  const takenBack = undo ? { undo: marked(task.completed), detail: task.title } : {};
  const tick = () =>
    save(
      marked(!task.completed),
      quiet ? { failed: errorText } : { ...outcome(!task.completed), ...takenBack },
    );
  const rename = (opened: Task, title: string) => {
    const edit = editOf(taskFacts, opened, { title });
    const back = editOf(taskFacts, { ...opened, title }, { title: opened.title });
    return save(edit.length > 0 ? [...storing(taskSeries, task), ...edit] : [], {
      done: 'Task updated successfully',
      failed: updateFailed,
      ...(task.repeat !== undefined && {
        undo: back,
        detail: title,
        ...all({ record: task, after: { ...task, title }, undo: back }),
      }),
    });
  };
  const erase = useAction(async (pressed: HTMLElement, done?: string) => {
    await focusOnceGone(pressed, days.erase(task, done));
  });
  return { tick, rename, erase };
}
