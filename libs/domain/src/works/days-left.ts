import type { PlanDay } from '../brands.ts';
import type { Work } from '../records/work.ts';
import { daysBetween } from '../time/plan-day.ts';

/** Works with this many days left or fewer are due soon. */
const dueSoonFrom = 3;

/** Whole calendar days from `today` to the work's end; 0 on the last day, negative after it. */
export const daysLeft = (work: Pick<Work, 'endDate'>, today: PlanDay) => daysBetween(today, work.endDate);

/** 'Ended' from the last day on. */
export function daysLeftText(days: number): string {
  if (days <= 0) return 'Ended';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** Shown next to 'Ended' on the last day, which is not over yet. */
export const lastDayText = (days: number) => (days === 0 ? 'Last day' : undefined);

/** Shown next to 'Ended' after the end, if tasks are still open. */
export const leftOpenText = (days: number, open: number) =>
  days < 0 && open > 0 ? `${open} open` : undefined;

/** Whether the days-left text is red; 'Ended' is red, too. */
export const isDueSoon = (days: number) => days <= dueSoonFrom;

/** Calculated and never stored. */
export const workState = (work: Pick<Work, 'endDate'>, today: PlanDay) =>
  daysLeft(work, today) > 0 ? 'active' : 'completed';

/** The done day tasks as a whole percentage, 0 without tasks; 100 only if all are done. */
export const completionRate = (done: number, all: number) =>
  all > 0 ? Math.min(done < all ? 99 : 100, Math.round((100 * done) / all)) : 0;
