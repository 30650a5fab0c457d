import { remove, restore, tasksOfWork } from '@dayloom/data';
import { tasks, type Work, works } from '@dayloom/domain';
import { paths, useAction, useNavigate, useSave, useShell } from '@dayloom/platform';
import { useState } from 'react';

const done = 'Work deleted successfully';
const failed = 'Failed to delete work';

/**
 * Deletes a work with all its tasks in one commit, tasks first, and goes to the dashboard (WD17 to WD19).
 * 'Undo' brings the work back before its tasks: a task names an existing work (AC14).
 */
export function useDeleteWork() {
  const { store, toasts, user } = useShell();
  const save = useSave();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const { run, pending } = useAction(async (work: Work) => {
    const all = await store.get(tasksOfWork(user.id, work.id)).catch((error: unknown) => {
      toasts.error(failed, error);
    });
    if (!all) return;
    setLeaving(true);
    const deleted = await save([...all.map((task) => remove(tasks, task.id)), remove(works, work.id)], {
      done,
      failed,
      undo: [restore(works, work), ...all.map((task) => restore(tasks, task))],
    });
    if (deleted) void navigate(paths.dashboard, { replace: true });
    else setLeaving(false);
  });
  // The router navigates later than the state of an action changes: `leaving` lasts until the screen is gone.
  return { run, pending, leaving };
}

export type WorkDeletion = ReturnType<typeof useDeleteWork>;
