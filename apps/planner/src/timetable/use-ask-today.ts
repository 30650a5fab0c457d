import { type PlanDay, todayOf } from '@dayloom/domain';
import { dayStartAtom, useAtomValue, useClock } from '@dayloom/platform';

/** Today as it is when asked: midnight may have passed since the screen was drawn. */
export function useAskToday(): () => PlanDay {
  const clock = useClock();
  const dayStart = useAtomValue(dayStartAtom);
  return () => todayOf(clock, dayStart);
}
