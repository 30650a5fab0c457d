import type { PlanDay } from '../brands.ts';
import { addDays } from '../time/plan-day.ts';

/** Days that the screen can look back over, today included. */
export const analyticsRanges = [7, 30, 90] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];

/** The range in the address; the first range if it is missing or invalid. */
export const readAnalyticsRange = (asked: string | null): AnalyticsRange =>
  analyticsRanges.find((range) => String(range) === asked) ?? analyticsRanges[0];

/** Two periods of the same length, both in order. */
export interface AnalyticsPeriods {
  readonly days: readonly PlanDay[];
  /** The period before, for comparison. */
  readonly before: readonly PlanDay[];
}

const daysEnding = (last: PlanDay, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count));

/** The days of a range that ends today, each once. */
export const periodsOf = (range: AnalyticsRange, today: PlanDay): AnalyticsPeriods => ({
  days: daysEnding(today, range),
  before: daysEnding(addDays(today, -range), range),
});
