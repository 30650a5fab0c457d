import type { PlanDay } from '../brands.ts';
import type { Repeat } from '../records/repeat.ts';
import type { Computed, DayRecords } from '../records/series-day.ts';
import { lastPlanDay } from '../time/plan-day.ts';
import type { SeriesInView } from './missing-days.ts';
import { bySeries } from './occurrences.ts';
import { computedDays } from './record-days.ts';

/** Without its times no day can be computed, and the search for the first one would not end. */
const hasTimes = ({ makes, time, endTime }: Repeat) =>
  makes === 'task' || (time !== undefined && endTime !== undefined);

/**
 * The first task or activity of each series from `from` on that is not left out, whether it has a record or not.
 * @param works of the segments; omitted if none of them has one
 */
export function nextDays<M extends 'task' | 'schedule'>(
  makes: M,
  {
    segments,
    skips,
    works = new Map(),
  }: Pick<SeriesInView, 'segments' | 'skips'> & Partial<Pick<SeriesInView, 'works'>>,
  from: PlanDay,
): readonly Computed<DayRecords[M]>[] {
  return [...bySeries(segments.filter(hasTimes)).values()].flatMap((own) => {
    const workId = own[0]?.workId;
    const to = workId === undefined ? lastPlanDay : (works.get(workId)?.endDate ?? from);
    const [next] = computedDays(makes, { segments: own, skips, changed: [], works, from, to });
    return next ?? [];
  });
}
