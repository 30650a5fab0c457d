import { Link, useAddress, useLocation, useNavigate } from '@dayloom/platform';
import type { MouseEvent } from 'react';
import { stepsFromDashboard } from './from-dashboard.ts';
import { isPlainPress } from './is-plain-press.ts';

/** The way to the dashboard; back to it where one came from there, so that list, filter and place are as they were. */
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
