import type { PlanDay } from '../brands.ts';
import { mediumDay, shortDay } from '../time/format.ts';
import { addDays, firstPlanDay, isPlanDay, lastPlanDay } from '../time/plan-day.ts';

/** The days whose week, and the weeks before and after it, are within the supported years. */
const earliest = addDays(firstPlanDay, 14);
const latest = addDays(lastPlanDay, -14);

/** Whether the timetable can show a day. */
export const isTimetableDay = (value: unknown): value is PlanDay =>
  isPlanDay(value) && value >= earliest && value <= latest;

/** 'Mar 1 - Mar 7': the format is `MMM d` in every locale. */
export const weekRangeText = (week: readonly PlanDay[]) =>
  [week.at(0), week.at(-1)].map((day) => day && shortDay(day, 'en-US')).join(' - ');

/** 'Add Activity for Mar 4, 2026'. */
export const addActivityTitle = (day: PlanDay, locale?: string) =>
  `Add Activity for ${mediumDay(day, locale)}`;
