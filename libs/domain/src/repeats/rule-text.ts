import { isPlanDay } from '../time/plan-day.ts';
import type { Weekday } from '../time/first-weekday.ts';
import { calendarDay } from './day-number.ts';
import type { End, MonthDay, Pattern, RepeatRule } from './rule.ts';
import { rulePattern } from '../records/rule-pattern.ts';

const maxLength = 200;
const wholeText = new RegExp(`^(?:${rulePattern})$`);

const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const weekdaysFromMonday = [1, 2, 3, 4, 5, 6, 0] as const;
const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;

/** The last of the days up to `day` that a month has. */
const clampedDay = (day: number) => `${[28, 29, 30, 31].filter((one) => one <= day).join(',')};BYSETPOS=-1`;

function monthDayText(on: MonthDay): string {
  if ('nth' in on) return `BYDAY=${on.nth === 'last' ? -1 : on.nth}${weekdayCodes[on.weekday]}`;
  if (on.day === 'last') return 'BYMONTHDAY=-1';
  return `BYMONTHDAY=${on.day > 28 ? clampedDay(on.day) : on.day}`;
}

function patternParts(pattern: Pattern, every: number): readonly string[] {
  switch (pattern.unit) {
    case 'day':
      return [];
    case 'week': {
      const on = weekdaysFromMonday.filter((day) => pattern.on.includes(day));
      const weekStart =
        every > 1 && pattern.weekStart !== 1 ? [`WKST=${weekdayCodes[pattern.weekStart]}`] : [];
      return [`BYDAY=${on.map((day) => weekdayCodes[day]).join(',')}`, ...weekStart];
    }
    case 'month':
      return [monthDayText(pattern.on)];
    case 'year': {
      const { month, day } = pattern;
      return [`BYMONTH=${month}`, `BYMONTHDAY=${month === 2 && day === 29 ? clampedDay(day) : day}`];
    }
  }
}

const endPart = (end: End) =>
  'until' in end ? `UNTIL=${end.until.replaceAll('-', '')}` : `COUNT=${end.times}`;

/**
 * The rule as an RRULE of RFC 5545 without DTSTART, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH'; at most 200 characters.
 * `weekStart` is left out where it makes no difference.
 */
export function ruleText({ pattern, every, end }: RepeatRule): string {
  return [
    `FREQ=${frequencies[pattern.unit]}`,
    ...(every > 1 ? [`INTERVAL=${every}`] : []),
    ...patternParts(pattern, every),
    ...(end ? [endPart(end)] : []),
  ].join(';');
}

type Parts = ReadonlyMap<string, string>;

const partsOf = (text: string): Parts =>
  new Map(
    text.split(';').map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name, value];
    }),
  );

/** The default is the one of RFC 5545. */
const readWeekday = (code: string): Weekday => weekdays.find((day) => weekdayCodes[day] === code) ?? 1;

/** 30 for '28,29,30'. */
const readDay = (parts: Parts) => Number(parts.get('BYMONTHDAY')?.split(',').at(-1));

const positions = [1, 2, 3, 4, 5] as const;

function readMonthDay(parts: Parts): MonthDay {
  const byDay = parts.get('BYDAY');
  if (byDay === undefined) return { day: parts.get('BYMONTHDAY') === '-1' ? 'last' : readDay(parts) };
  const nth = positions.find((position) => byDay.startsWith(String(position))) ?? 'last';
  return { nth, weekday: readWeekday(byDay.slice(-2)) };
}

function readPattern(parts: Parts): Pattern {
  const frequency = parts.get('FREQ');
  if (frequency === frequencies.month) return { unit: 'month', on: readMonthDay(parts) };
  if (frequency === frequencies.year)
    return { unit: 'year', month: Number(parts.get('BYMONTH')), day: readDay(parts) };
  if (frequency !== frequencies.week) return { unit: 'day' };
  const codes = parts.get('BYDAY')?.split(',');
  const on = weekdays.filter((day) => codes?.includes(weekdayCodes[day]));
  return { unit: 'week', on, weekStart: readWeekday(parts.get('WKST') ?? '') };
}

/** Whether the day exists, in a leap year if it is one of a yearly rule. */
const exists = (pattern: Pattern) =>
  pattern.unit !== 'year' || isPlanDay(calendarDay({ year: 2000, month: pattern.month, date: pattern.day }));

function readEnd(parts: Parts): Pick<RepeatRule, 'end'> | undefined {
  const times = parts.get('COUNT');
  if (times !== undefined) return { end: { times: Number(times) } };
  const until = parts.get('UNTIL')?.replace(/^(....)(..)(..)$/, '$1-$2-$3');
  if (until === undefined) return {};
  return isPlanDay(until) ? { end: { until } } : undefined;
}

/** The rule of a text that `ruleText` writes; undefined for every other text. */
export function readRule(text: string): RepeatRule | undefined {
  if (text.length > maxLength || !wholeText.test(text)) return undefined;
  const parts = partsOf(text);
  const [pattern, end] = [readPattern(parts), readEnd(parts)];
  if (!end || !exists(pattern)) return undefined;
  const rule = { pattern, every: Number(parts.get('INTERVAL') ?? 1), ...end };
  return ruleText(rule) === text ? rule : undefined;
}
