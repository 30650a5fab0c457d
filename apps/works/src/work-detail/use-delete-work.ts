import { remove, restore } from '@dayloom/data';
import { type Work, works } from '@dayloom/domain';
import { useAction, useAddress, useNavigate, useSave } from '@dayloom/platform';
import { useState } from 'react';

/** Deletes a work, its tasks with it, and goes to the dashboard; 'Undo' brings back both (WD17 to WD19). */
export function useDeleteWork() {
  const address = useAddress();
  const save = useSave();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const { run, pending } = useAction(async (work: Work) => {
    setLeaving(true);
    const deleted = await save([remove(works, work.id)], {
      done: 'Work deleted successfully',
      failed: 'Failed to delete work',
      undo: [restore(works, work.id)],
    });
    if (deleted) void navigate(address('dashboard'), { replace: true });
    else setLeaving(false);
  });
  // The router navigates later than the state of an action changes: `leaving` lasts until the screen is gone.
  return { run, pending, leaving };
}

export type WorkDeletion = ReturnType<typeof useDeleteWork>;
