import type { PlanDay } from '../brands.ts';
import type { Weekday } from '../time/first-weekday.ts';
import { mediumDay, shortDay } from '../time/format.ts';
import { browserLocale } from '../time/locale.ts';
import { addDays } from '../time/plan-day.ts';
import { weekOf } from '../time/week.ts';

/** The minimum minutes of the levels from 1 on: the same for all users, so that two years can be compared. */
export const heatThresholds = [1, 30, 60, 120] as const;

/** The range of each level, in minutes. */
export const heatLevelNames = ['0', '1–29', '30–59', '60–119', '120+'] as const;

const weeksOfYear = 53;

/** The 53 weeks up to today, the oldest first; the last one ends with `today`. */
export function heatWeeks(today: PlanDay, first: Weekday): readonly (readonly PlanDay[])[] {
  const [start = today] = weekOf(today, first);
  return Array.from({ length: weeksOfYear }, (_, index) =>
    Array.from({ length: 7 }, (__, day) => addDays(start, 7 * (index + 1 - weeksOfYear) + day)).filter(
      (day) => day <= today,
    ),
  );
}

/** '12 Nov: 50 min' in en-GB, with the year if it is not today's. */
export const heatDayText = (day: PlanDay, minutes: number, today: PlanDay, locale?: string) =>
  `${(day.slice(0, 4) === today.slice(0, 4) ? shortDay : mediumDay)(day, locale)}: ${minutes} min`;

/** The month that begins in a week, else ''; the first week has no room for a name. */
export function monthsAbove(
  weeks: readonly (readonly PlanDay[])[],
  locale = browserLocale,
): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const months = weeks.map(([first = '']) => first.slice(0, 7));
  return months.map((month, index) =>
    index > 0 && month !== months[index - 1] ? format.format(Date.parse(`${month}-15T12:00:00Z`)) : '',
  );
}
