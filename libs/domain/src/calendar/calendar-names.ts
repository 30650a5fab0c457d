import type { PlanDay } from '../brands.ts';
import { browserLocale } from '../time/locale.ts';
import type { Weekday } from '../time/first-weekday.ts';
import { weekOf } from '../time/week.ts';
import type { CalendarView } from './calendar-days.ts';

/** Days have no time zone, so they are formatted in UTC. */
const formatOf = (style: Intl.DateTimeFormatOptions, locale = browserLocale) =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
const noonInUtc = (day: PlanDay) => Date.parse(`${day}T12:00:00Z`);

/** 'March 2026', or for a week 'Mar 1 – 7, 2026' in en-US. */
export function calendarTitle(view: CalendarView, day: PlanDay, first: Weekday, locale?: string): string {
  if (view === 'month') return formatOf({ month: 'long', year: 'numeric' }, locale).format(noonInUtc(day));
  const week = weekOf(day, first);
  const style = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return formatOf(style, locale).formatRange(noonInUtc(week[0] ?? day), noonInUtc(week[6] ?? day));
}

/** The column headings of a week: 'M', 'Mon' and 'Monday'. */
export function weekdayColumns(week: readonly PlanDay[], locale?: string) {
  const short = formatOf({ weekday: 'short' }, locale);
  const long = formatOf({ weekday: 'long' }, locale);
  const letter = formatOf({ weekday: 'narrow' }, locale);
  return week.map((day) => {
    const moment = noonInUtc(day);
    return { letter: letter.format(moment), short: short.format(moment), long: long.format(moment) };
  });
}
