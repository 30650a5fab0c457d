import type { PlanDay, TimerSession } from '@dayloom/domain';
import { focusByWork, type WorkFocus } from '@dayloom/domain/analytics';
import { dayStartAtom, timeZoneAtom, useAtomValue, useRecordsById } from '@dayloom/platform';
import type { NamedBar } from '@dayloom/ui/charts';
import { useCallback } from 'react';
import { type Aggregate, useMapped } from './aggregate.ts';

const none: readonly WorkFocus[] = [];
/** The row of the sessions without a work; where there are no sessions, the only one. */
const withoutWork: WorkFocus = { key: '', minutes: 0 };

/** The focus minutes of each work with its title of today, or the last known one if it is gone. */
export function useFocusByWork(
  sessions: Aggregate<readonly TimerSession[]>,
  days: readonly PlanDay[],
): Aggregate<readonly NamedBar[]> {
  const dayStart = useAtomValue(dayStartAtom);
  const timeZone = useAtomValue(timeZoneAtom);
  const worksOf = useCallback(
    (read: readonly TimerSession[]) => focusByWork(read, days, dayStart),
    // oxlint-disable-next-line react/exhaustive-deps -- The days of moments differ by zone.
    [days, dayStart, timeZone],
  );
  const works = useMapped(sessions, worksOf);
  const ids = (works.phase === 'ready' ? works.value : none).flatMap(({ workId }) => workId ?? []);
  const living = useRecordsById('works', ids, 'focus by work');
  const named = useCallback(
    (all: readonly WorkFocus[]) =>
      (all.length === 0 ? [withoutWork] : all).map(({ key, workId, title, minutes }) => ({
        key,
        name:
          key === '' ? 'Without a work' : (living?.get(workId ?? '')?.workTitle ?? title ?? 'Deleted work'),
        value: minutes,
      })),
    [living],
  );
  const bars = useMapped(works, named);
  return living ? bars : { phase: 'loading', isPartial: false };
}
