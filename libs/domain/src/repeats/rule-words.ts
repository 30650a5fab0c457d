import { mediumDay, shortDay } from '../time/format.ts';
import { firstWeekday, type Weekday } from '../time/first-weekday.ts';
import { calendarDay } from './day-number.ts';
import type { End, MonthDay, Pattern, RepeatRule } from './rule.ts';
import { weekdayNames, weekdaysFrom } from './weekdays.ts';

const ordinals = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth', last: 'last' } as const;
const endings: Readonly<Record<number, string>> = {
  1: 'st',
  2: 'nd',
  3: 'rd',
  21: 'st',
  22: 'nd',
  23: 'rd',
  31: 'st',
};

/** British English has no comma before 'and'. */
const list = new Intl.ListFormat('en-GB');

/** 'Every week', 'Every 2 weeks'. */
const everyText = (unit: Pattern['unit'], every: number) =>
  every === 1 ? `Every ${unit}` : `Every ${every} ${unit}s`;

function weekText(on: readonly Weekday[], every: number, locale: string): string {
  const days = weekdaysFrom(firstWeekday(locale)).filter((day) => on.includes(day));
  if (every === 1 && days.length === 7) return everyText('day', 1);
  if (every === 1 && days.length === 5 && !on.includes(0) && !on.includes(6)) return 'Every weekday';
  return `${everyText('week', every)} on ${list.format(days.map((day) => weekdayNames[day]))}`;
}

function monthDayText(on: MonthDay): string {
  if ('nth' in on) {
    const text = `the ${ordinals[on.nth]} ${weekdayNames[on.weekday]}`;
    return on.nth === 5 ? `${text}, where there is one` : text;
  }
  if (on.day === 'last') return 'the last day';
  const text = `the ${on.day}${endings[on.day] ?? 'th'}`;
  return on.day > 28 ? `${text}, or the last day of a shorter month` : text;
}

function yearDayText(month: number, day: number, locale: string): string {
  // A leap year has every day.
  const text = (date: number) => shortDay(calendarDay({ year: 2000, month, date }), locale);
  return month === 2 && day === 29 ? `${text(29)}, or ${text(28)} in other years` : text(day);
}

function patternText(pattern: Pattern, every: number, locale: string): string {
  switch (pattern.unit) {
    case 'day':
      return everyText('day', every);
    case 'week':
      return weekText(pattern.on, every, locale);
    case 'month':
      return `${everyText('month', every)} on ${monthDayText(pattern.on)}`;
    case 'year':
      return `${everyText('year', every)} on ${yearDayText(pattern.month, pattern.day, locale)}`;
  }
}

/** 'until Dec 24, 2026', '10 times'. */
export function endWords(end: End, locale: string): string {
  if ('until' in end) return `until ${mediumDay(end.until, locale)}`;
  return end.times === 1 ? 'once' : `${end.times} times`;
}

/**
 * The rule in one line: 'Every 2 weeks on Monday and Thursday, until Dec 24, 2026'.
 * @param locale of the days; it decides the order of weekdays, too
 */
export const ruleWords = ({ pattern, every, end }: RepeatRule, locale: string): string =>
  `${patternText(pattern, every, locale)}${end ? `, ${endWords(end, locale)}` : ''}`;
