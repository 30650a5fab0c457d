import { type Work, workFacts } from '@dayloom/domain';
import { useAction, useAddress, useLocation, useMounted, useNavigate } from '@dayloom/platform';
import { useDelete } from '@dayloom/screen-kit';
import { useState } from 'react';
import { stepsFromDashboard } from '../work-list/from-dashboard.ts';

/** Deletes a work with its tasks and opens the dashboard; 'Undo' restores both. */
export function useDeleteWork() {
  const address = useAddress();
  const erase = useDelete(workFacts);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const steps = stepsFromDashboard(state);
  // If the dashboard is in the history, go back: with a second entry for it, the next Back would seem to do nothing.
  const leave = () =>
    steps === undefined ? navigate(address('dashboard'), { replace: true }) : navigate(-steps);
  const mounted = useMounted();
  const [leaving, setLeaving] = useState(false);
  const { run, pending } = useAction(async (work: Work) => {
    setLeaving(true);
    const deleted = await erase(work);
    if (!deleted) setLeaving(false);
    // A user who has opened another screen stays there.
    else if (mounted.current) void leave();
  });
  // The router navigates after the action has ended: `leaving` is true until the screen unmounts.
  return { run, pending, leaving };
}

export type WorkDeletion = ReturnType<typeof useDeleteWork>;
