import { useEffect, useState } from 'react';
import { watchMinutes } from '../watch-minutes.ts';
import { useClock } from './use-services.tsx';

/** The current time; the component renders again every minute, and on waking. */
export function useMinute(): Date {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => watchMinutes(clock, () => setNow(clock.now())), [clock]);
  return now;
}
