import { totalOf } from './seconds-by-day.ts';

/** Fewer days are not compared: one good day would look like a trend. */
const fewestDays = 5;

/** Shown instead of a comparison. */
export const needsFiveDays = 'Needs five days with data';

const daysWithData = (values: readonly number[]) => values.filter((value) => value > 0).length;

/**
 * The difference between a period and the one before it, negative for less; undefined if one of them has too few days
 * with data.
 * @param measure the values to compare, if not the sums of the days
 */
export function compareDays(
  period: readonly number[],
  before: readonly number[],
  measure?: { readonly period: number; readonly before: number },
): number | undefined {
  if ([period, before].some((values) => daysWithData(values) < fewestDays)) return undefined;
  return measure ? measure.period - measure.before : totalOf(period) - totalOf(before);
}

/** The compared unit: a count, whole minutes, or percentage points. */
export type ComparisonUnit = 'count' | 'minutes' | 'points';

const words = {
  count: { more: 'more', less: 'fewer', same: 'As many as in' },
  minutes: { more: 'min more', less: 'min less', same: 'As much as in' },
  points: { more: 'points more', less: 'points less', same: 'The same as in' },
} as const satisfies Record<ComparisonUnit, unknown>;

/** '12 more than the 7 days before'. */
export function comparisonText(difference: number, unit: ComparisonUnit, days: number): string {
  const before = `the ${days} days before`;
  const { more, less, same } = words[unit];
  if (difference === 0) return `${same} ${before}`;
  const size = Math.abs(difference);
  const word = difference > 0 ? more : less;
  return `${size} ${size === 1 ? word.replace('points', 'point') : word} than ${before}`;
}
