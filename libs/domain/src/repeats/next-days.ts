import type { PlanDay } from '../brands.ts';
import type { ComputedTask } from '../tasks/computed-task.ts';
import { lastPlanDay } from '../time/plan-day.ts';
import { computedDays, type SeriesInView } from './computed-days.ts';

/** The first day of each series from `from` on that is not left out, whether it has a record or not. */
export function nextDays(
  { segments, skips, works }: Pick<SeriesInView, 'segments' | 'skips' | 'works'>,
  from: PlanDay,
): readonly ComputedTask[] {
  return [...new Set(segments.map(({ series }) => series))].flatMap((series) => {
    const own = segments.filter((segment) => segment.series === series);
    const workId = own[0]?.workId;
    const to = workId === undefined ? lastPlanDay : (works.get(workId)?.endDate ?? from);
    const [next] = computedDays({ segments: own, skips, changed: [], works, from, to });
    return next ?? [];
  });
}
