import { type Work, works } from '@dayloom/domain';
import { useAction, useAddress, useLocation, useMounted, useNavigate } from '@dayloom/platform';
import { useDelete } from '@dayloom/screen-kit';
import { useState } from 'react';
import { stepsFromDashboard } from '../work/from-dashboard.ts';

/** Deletes a work, its tasks with it, and goes to the dashboard; 'Undo' brings back both (WD17 to WD19). */
export function useDeleteWork() {
  const address = useAddress();
  const erase = useDelete(works);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const steps = stepsFromDashboard(state);
  // Where the dashboard is a few steps back, a second entry of it would make the next Back seem to do nothing.
  const leave = () =>
    steps === undefined ? navigate(address('dashboard'), { replace: true }) : navigate(-steps);
  const mounted = useMounted();
  const [leaving, setLeaving] = useState(false);
  const { run, pending } = useAction(async (work: Work) => {
    setLeaving(true);
    const deleted = await erase(work);
    if (!deleted) setLeaving(false);
    // Whoever has gone elsewhere meanwhile stays there.
    else if (mounted.current) void leave();
  });
  // The router navigates later than the state of an action changes: `leaving` lasts until the screen is gone.
  return { run, pending, leaving };
}

export type WorkDeletion = ReturnType<typeof useDeleteWork>;
