import { addDays, noonOf, type PlanDay, todayOf } from '@dayloom/domain';
import { useEffect, useState } from 'react';
import { useClock } from './use-services.tsx';

/** Milliseconds from `now` to the start of the day after `today`, and never so long that a browser timer overflows. */
function untilTomorrow(today: PlanDay, now: Date) {
  const start = noonOf(addDays(today, 1));
  start.setHours(0, 0, 0, 0);
  return Math.min(Math.max(start.getTime() - now.getTime(), 0) + 50, 24 * 3_600_000);
}

/** The local calendar day; the component renders anew when it changes, after sleep as well. */
export function useToday(): PlanDay {
  const clock = useClock();
  const [today, setToday] = useState(() => todayOf(clock));
  useEffect(() => {
    const look = () => setToday(todayOf(clock));
    const timer = setTimeout(look, untilTomorrow(today, clock.now()));
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [clock, today]);
  return today;
}
