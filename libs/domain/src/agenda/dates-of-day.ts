import type { PlanDay } from '../brands.ts';
import { addDays, firstPlanDay, lastPlanDay } from '../time/plan-day.ts';

/** The dates that a local day overlaps, and the one before, of which an activity may last into it. */
export const datesOfDay = (day: PlanDay, dayStart = 0): { readonly from: PlanDay; readonly to: PlanDay } => ({
  from: day > firstPlanDay ? addDays(day, -1) : day,
  to: dayStart > 0 && day < lastPlanDay ? addDays(day, 1) : day,
});
