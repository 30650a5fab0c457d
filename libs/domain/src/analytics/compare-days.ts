import { totalOf } from './seconds-by-day.ts';

/** With fewer days nothing is concluded: one good day would look like a trend. */
const fewestDays = 5;

/** Shown in place of a comparison. */
export const needsFiveDays = 'Needs five days with data';

const daysWithData = (values: readonly number[]) => values.filter((value) => value > 0).length;

/**
 * How much more a period has than the one before it, negative for less; undefined where one of them has too few days
 * with data.
 * @param measure what is compared, where that is not the sum of the days
 */
export function compareDays(
  period: readonly number[],
  before: readonly number[],
  measure?: { readonly period: number; readonly before: number },
): number | undefined {
  if ([period, before].some((values) => daysWithData(values) < fewestDays)) return undefined;
  return measure ? measure.period - measure.before : totalOf(period) - totalOf(before);
}

/** What is compared: things, whole minutes, or points of a percentage. */
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
