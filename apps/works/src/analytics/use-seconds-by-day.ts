import { focusSessionsSince, meditationsSince } from '@dayloom/data';
import {
  addDays,
  firstWeekday,
  instantOf,
  type MeditationSession,
  type PlanDay,
  startOfDay,
  type TimerSession,
} from '@dayloom/domain';
import { analyticsRanges, heatWeeks, type SecondsByDay, secondsByDay } from '@dayloom/domain/analytics';
import {
  dayStartAtom,
  localeAtom,
  type Records,
  timeZoneAtom,
  useAtomValue,
  useRecords,
  useUser,
} from '@dayloom/platform';
import { useCallback, useMemo } from 'react';
import { type Aggregate, aggregateOfRecords, useMapped } from './aggregate.ts';

/** The days of the longest range and of the one before it. */
const maxDays = 2 * Math.max(...analyticsRanges);

function useSecondsByDay<T>(
  records: Records<T>,
  sessionOf: Parameters<typeof secondsByDay<T>>[1],
): Aggregate<SecondsByDay> {
  const dayStart = useAtomValue(dayStartAtom);
  const timeZone = useAtomValue(timeZoneAtom);
  const valueOf = useCallback(
    (read: readonly T[]) => secondsByDay(read, sessionOf, dayStart),
    // oxlint-disable-next-line react/exhaustive-deps -- The days of moments differ by zone.
    [sessionOf, dayStart, timeZone],
  );
  return useMapped(aggregateOfRecords(records), valueOf);
}

const ofFocus = ({ createdAt, duration }: TimerSession) => ({ moment: createdAt, duration });
const ofMeditation = ({ date, duration }: MeditationSession) => ({ moment: date, duration });

/** Focus of the last year, its sessions and by day; read once for all ranges. */
export function useFocusYear(today: PlanDay) {
  const { id } = useUser();
  const dayStart = useAtomValue(dayStartAtom);
  const first = firstWeekday(useAtomValue(localeAtom));
  const weeks = useMemo(() => heatWeeks(today, first), [today, first]);
  const from = instantOf(startOfDay(weeks[0]?.[0] ?? today, dayStart));
  const records = useRecords(focusSessionsSince(id, from));
  return { weeks, sessions: aggregateOfRecords(records), focus: useSecondsByDay(records, ofFocus) };
}

export function useMeditation(today: PlanDay): Aggregate<SecondsByDay> {
  const { id } = useUser();
  const dayStart = useAtomValue(dayStartAtom);
  const from = instantOf(startOfDay(addDays(today, 1 - maxDays), dayStart));
  return useSecondsByDay(useRecords(meditationsSince(id, from)), ofMeditation);
}
