import type { PlanDay } from '../brands.ts';
import type { Work } from '../records/work.ts';
import { addDays } from '../time/plan-day.ts';

/** The days of a work, first and last included. */
export type PlanRange = Pick<Work, 'startDate' | 'endDate'>;
export type PlanDayKind = 'past' | 'today' | 'future';

/** Whether day tasks may be added and ticked. */
const canChange: Readonly<Record<PlanDayKind, boolean>> = { past: false, today: true, future: true };

export function kindOfDay(day: PlanDay, today: PlanDay): PlanDayKind {
  if (day === today) return 'today';
  return day < today ? 'past' : 'future';
}

/** Whether tasks of this day may be added and ticked; deleting and renaming are always allowed. */
export const dayAllowsChange = (day: PlanDay, today: PlanDay) => canChange[kindOfDay(day, today)];

/** Whether a day is before or after the range. */
export const isOutside = (range: PlanRange, day: PlanDay) => day < range.startDate || day > range.endDate;

/** The day of the range nearest to a day; the day itself if it is inside. */
function nearestDay(range: PlanRange, day: PlanDay): PlanDay {
  if (day < range.startDate) return range.startDate;
  return day > range.endDate ? range.endDate : day;
}

/** The day that is selected at first: today, or the nearest day of the range. */
export const firstSelectedDay = (range: PlanRange, today: PlanDay) => nearestDay(range, today);

export const canGoBack = (range: PlanRange, day: PlanDay) => day > range.startDate;
export const canGoForward = (range: PlanRange, day: PlanDay) => day < range.endDate;

/** The day before or after, limited to the range. */
export const stepDay = (range: PlanRange, day: PlanDay, by: -1 | 1) => nearestDay(range, addDays(day, by));

/** The completed share of a work's tasks, 0 to 1; 0 with no tasks. */
export const tasksProgress = (done: number, all: number) =>
  all > 0 ? Math.min(1, Math.max(0, done / all)) : 0;
export const tasksProgressText = (done: number, all: number) => `${done} of ${all} done`;
