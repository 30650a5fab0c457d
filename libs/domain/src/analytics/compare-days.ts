import { totalOf } from './seconds-by-day.ts';

/** With fewer days nothing is concluded: one good day would look like a trend. */
const fewestDays = 5;

/** How a period stands to the one before it. */
export type Comparison =
  | { readonly kind: 'too-few'; readonly in: 'period' | 'before' }
  /** More of it now where `by` is above 0. */
  | { readonly kind: 'difference'; readonly by: number };

const daysWithData = (values: readonly number[]) => values.filter((value) => value > 0).length;

/**
 * Compares two periods by what their days add up to, where both have enough days with data.
 * @param measure what is compared, where that is not the sum of the days
 */
export function compareDays(
  period: readonly number[],
  before: readonly number[],
  measure?: { readonly period: number; readonly before: number },
): Comparison {
  if (daysWithData(period) < fewestDays) return { kind: 'too-few', in: 'period' };
  if (daysWithData(before) < fewestDays) return { kind: 'too-few', in: 'before' };
  const by = measure ? measure.period - measure.before : totalOf(period) - totalOf(before);
  return { kind: 'difference', by };
}

/** What is compared: things, whole minutes, or points of a percentage. */
export type ComparisonUnit = 'count' | 'minutes' | 'points';

const words = {
  count: { more: 'more', less: 'fewer', same: 'As many as in' },
  minutes: { more: 'min more', less: 'min less', same: 'As much as in' },
  points: { more: 'points more', less: 'points less', same: 'The same as in' },
} as const satisfies Record<ComparisonUnit, unknown>;

/** '12 more than the 7 days before', or that there is too little to say so. */
export function comparisonText(comparison: Comparison, unit: ComparisonUnit, days: number): string {
  const before = `the ${days} days before`;
  if (comparison.kind === 'too-few')
    return `Fewer than five days with data${comparison.in === 'before' ? ` in ${before}` : ''}`;
  const { by } = comparison;
  const { more, less, same } = words[unit];
  if (by === 0) return `${same} ${before}`;
  const size = Math.abs(by);
  const word = by > 0 ? more : less;
  return `${size} ${size === 1 ? word.replace('points', 'point') : word} than ${before}`;
}
