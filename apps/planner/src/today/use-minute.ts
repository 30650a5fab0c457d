import { useClock } from '@dayloom/platform';
import { useEffect, useState } from 'react';

const minute = 60_000;

/** The current time; re-renders at the start of every minute, and on waking. */
export function useMinute(): Date {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const look = () => setNow(clock.now());
    const timer = setTimeout(look, minute - (now.getTime() % minute));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock, now]);
  return now;
}
