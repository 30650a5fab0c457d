import { dateOf, daysSince, numberAt } from './day-number.ts';
import type { MonthDay, Pattern } from './rule.ts';

/**
 * The periods of a rule: days, weeks, months or years, with whole numbers that count up. Days are numbers as well. There
 * are no lists of days, since a year of a daily rule would make hundreds.
 */
export interface Periods {
  /** How many days a rule has in a period. */
  readonly size: number;
  /** Whether some periods have fewer. */
  readonly hasGaps: boolean;
  periodOf(day: number): number;
  /** One of the days of a period, in order; undefined for one that this period does not have. */
  dayAt(period: number, index: number): number | undefined;
}

const days: Periods = { size: 1, hasGaps: false, periodOf: (day) => day, dayAt: (day) => day };

function weeks({ on, weekStart }: Extract<Pattern, { unit: 'week' }>): Periods {
  const first = -daysSince(weekStart, 0);
  const steps = on.map((weekday) => (weekday - weekStart + 7) % 7).sort((a, b) => a - b);
  return {
    size: steps.length,
    hasGaps: false,
    periodOf: (day) => Math.floor((day - first) / 7),
    dayAt: (week, index) => first + week * 7 + (steps[index] ?? 0),
  };
}

function dayInMonth(on: MonthDay, year: number, month: number): number | undefined {
  const [first, next] = [numberAt(year, month, 1), numberAt(year, month + 1, 1)];
  if ('day' in on) return on.day === 'last' ? next - 1 : Math.min(first + on.day, next) - 1;
  if (on.nth === 'last') return next - 1 - daysSince(on.weekday, next - 1);
  const day = first + 6 - daysSince(on.weekday, first + 6) + 7 * (on.nth - 1);
  return day < next ? day : undefined;
}

const months = (on: MonthDay): Periods => ({
  size: 1,
  hasGaps: 'nth' in on && on.nth === 5,
  periodOf(day) {
    const { year, month } = dateOf(day);
    return year * 12 + month - 1;
  },
  dayAt: (period) => dayInMonth(on, Math.floor(period / 12), (period % 12) + 1),
});

const years = (month: number, day: number): Periods => ({
  size: 1,
  hasGaps: false,
  periodOf: (date) => dateOf(date).year,
  dayAt: (year) => dayInMonth({ day }, year, month),
});

export function periodsOf(pattern: Pattern): Periods {
  switch (pattern.unit) {
    case 'day':
      return days;
    case 'week':
      return weeks(pattern);
    case 'month':
      return months(pattern.on);
    case 'year':
      return years(pattern.month, pattern.day);
  }
}
