import { addDays, type PlanDay, startOfDay, todayOf } from '@dayloom/domain';
import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { dayStartAtom } from '../day-start.ts';
import { useClock } from './use-services.tsx';

/** The user's local day. The component renders again when it changes, also after the device slept. */
export function useToday(): PlanDay {
  const clock = useClock();
  const dayStart = useAtomValue(dayStartAtom);
  const today = () => todayOf(clock, dayStart);
  const subscribe = useCallback(
    (look: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const lookAndWait = () => {
        look();
        const next = startOfDay(addDays(todayOf(clock, dayStart), 1), dayStart);
        // Slightly after the start, and at most a day, because longer timers overflow.
        const wait = Math.min(next.getTime() - clock.now().getTime() + 50, 24 * 3_600_000);
        clearTimeout(timer);
        timer = setTimeout(lookAndWait, wait);
      };
      lookAndWait();
      document.addEventListener('visibilitychange', lookAndWait);
      window.addEventListener('focus', lookAndWait);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', lookAndWait);
        window.removeEventListener('focus', lookAndWait);
      };
    },
    [clock, dayStart],
  );
  return useSyncExternalStore(subscribe, today);
}
