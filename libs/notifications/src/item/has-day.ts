import type { Repeat, SeriesDay } from '@dayloom/domain';
import { missingDays } from '@dayloom/domain/repeats';

/** Whether a day without a record and without a skip is one of its series. */
export function hasDay(segments: readonly Repeat[], { series, day }: SeriesDay): boolean {
  const own = segments.filter((segment) => segment.series === series);
  const view = { segments: own, skips: [], changed: [], works: new Map(), from: day, to: day };
  return missingDays(view).next().done !== true;
}
