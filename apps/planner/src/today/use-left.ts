import { openTasksBefore } from '@dayloom/data';
import type { PlanDay } from '@dayloom/domain';
import { type ReadAhead, type Total, useCount, useUser } from '@dayloom/platform';
import { readLeftSeries, useLeftSeries } from '@dayloom/tasks';

/** Reads as `useLeft` does. @returns the ids of the stored tasks in the rows of series */
export function readLeft(ahead: ReadAhead) {
  ahead.count(openTasksBefore(ahead.user.id, ahead.today));
  return readLeftSeries(ahead);
}

/** What is left of series before today, and the number of all rows that are left, one for each series. */
export function useLeft(today: PlanDay) {
  const count = useCount(openTasksBefore(useUser().id, today));
  const series = useLeftSeries(today);
  return { series, total: total() };

  function total(): Total {
    const { state, stored, rows } = series;
    if (state.phase === 'failed') return state;
    if (count.phase !== 'ready') return count;
    if (state.phase === 'loading') return { phase: 'loading', isPartial: false };
    return { ...count, value: count.value - stored.size + rows.length };
  }
}
