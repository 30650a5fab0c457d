import type { PlanDay } from '../brands.ts';
import type { Computed } from '../records/series-day.ts';
import type { Task } from '../records/task.ts';
import { lastPlanDay } from '../time/plan-day.ts';
import type { SeriesInView } from './missing-days.ts';
import { bySeries } from './occurrences.ts';
import { computedDays } from './record-days.ts';

/** The first task of each series from `from` on that is not left out, whether it has a record or not. */
export function nextDays(
  { segments, skips, works }: Pick<SeriesInView, 'segments' | 'skips' | 'works'>,
  from: PlanDay,
): readonly Computed<Task>[] {
  return [...bySeries(segments).values()].flatMap((own) => {
    const workId = own[0]?.workId;
    const to = workId === undefined ? lastPlanDay : (works.get(workId)?.endDate ?? from);
    const [next] = computedDays('task', { segments: own, skips, changed: [], works, from, to });
    return next ?? [];
  });
}
