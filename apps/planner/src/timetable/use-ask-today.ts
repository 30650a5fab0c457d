import { type PlanDay, todayOf } from '@dayloom/domain';
import { dayStartAtom, useAtomValue, useClock } from '@dayloom/platform';

/** Returns the current day at the time of the call: midnight may have passed since the last render. */
export function useAskToday(): () => PlanDay {
  const clock = useClock();
  const dayStart = useAtomValue(dayStartAtom);
  return () => todayOf(clock, dayStart);
}
