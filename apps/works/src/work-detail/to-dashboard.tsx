import { Link, useAddress, useLocation, useNavigate } from '@dayloom/platform';
import type { MouseEvent } from 'react';
import { stepsFromDashboard } from '../work-list/from-dashboard.ts';
import { isPlainPress } from '../work-list/is-plain-press.ts';

/** A link to the dashboard; goes back in the history if possible, which restores list, filter and scroll position. */
export function ToDashboard() {
  const address = useAddress();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const steps = stepsFromDashboard(state);
  const back = (event: MouseEvent) => {
    if (!isPlainPress(event) || steps === undefined) return;
    event.preventDefault();
    void navigate(-steps);
  };
  return (
    <Link data-title="back" to={address('dashboard')} onClick={back}>
      Dashboard
    </Link>
  );
}
