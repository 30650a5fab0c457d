import { activeWorks } from '@dayloom/data';
import type { PlanDay, Work } from '@dayloom/domain';
import { type Records, useRecords, useUser } from '@dayloom/platform';

const shown = 3;
/** How many are looked through for some that have begun. */
const lookedAt = 20;

/** A few works that have begun and go on after today, the nearest end first. */
export function useBegunWorks(today: PlanDay): Records<Work> {
  const works = useRecords(activeWorks(useUser().id, today).first(lookedAt));
  if (works.phase !== 'ready') return works;
  const begun = works.records.filter(({ startDate }) => startDate <= today).slice(0, shown);
  return { ...works, records: begun };
}
