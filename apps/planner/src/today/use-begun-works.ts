import { activeWorks } from '@dayloom/data';
import type { PlanDay, Work } from '@dayloom/domain';
import { type Records, useRecords, useUser } from '@dayloom/platform';

const maxResults = 3;
/** How many works are read to find some that have begun. */
const lookedAt = 20;

/** A few works that have begun and continue after today, nearest end first. */
export function useBegunWorks(today: PlanDay): Records<Work> {
  const works = useRecords(activeWorks(useUser().id, today).first(lookedAt));
  if (works.phase !== 'ready') return works;
  const begun = works.records.filter(({ startDate }) => startDate <= today).slice(0, maxResults);
  return { ...works, records: begun };
}
