import { type PlanDay, todayOf } from '@dayloom/domain';
import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { dayStartAtom } from '../day-start.ts';
import { timeZoneAtom } from '../time-zone.ts';
import { watchMinutes } from '../watch-minutes.ts';
import { useClock } from './use-services.tsx';

/** The user's local day. The component renders again when it changes, and in another time zone. */
export function useToday(): PlanDay {
  const clock = useClock();
  const dayStart = useAtomValue(dayStartAtom);
  // The hours of the same day differ in another zone.
  useAtomValue(timeZoneAtom);
  const subscribe = useCallback((look: () => void) => watchMinutes(clock, look), [clock]);
  return useSyncExternalStore(subscribe, () => todayOf(clock, dayStart));
}
