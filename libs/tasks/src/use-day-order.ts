import { dayOrderOn } from '@dayloom/data';
import type { PlanDay } from '@dayloom/domain';
import { useRecords, useUser } from '@dayloom/platform';

/**
 * The order in which a day was arranged, live: the ids of its record, empty if it was not. If it cannot be read, `order`
 * is undefined: the tasks are shown without it, and the day cannot be arranged.
 */
export function useDayOrder(day: PlanDay) {
  const found = useRecords(dayOrderOn(useUser().id, day));
  const order = found.phase === 'ready' ? (found.records[0]?.order ?? '') : undefined;
  return { order, isLoading: found.phase === 'loading' };
}
