import { dayInMilliseconds } from '../time/plan-day.ts';
import { months, weekdays } from './calendar-words.ts';
import type { LineContext } from './phrase.ts';

const namesByLocale = new Map<string | undefined, readonly string[]>();

/** Longer words begin with these: 'mittwochs', 'freitagabend'. */
const shortest = 6;
const monday = Date.UTC(2026, 0, 5);

function namesIn(locale: string | undefined): readonly string[] {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const isOther = (name: string) =>
    !weekdays.has(name) && !months.has(name) && name !== 'tomorrow' && name !== 'yesterday';
  return [
    ...Array.from({ length: 7 }, (_, day) => weekday.format(monday + day * dayInMilliseconds)),
    ...Array.from({ length: 12 }, (_, number) => month.format(Date.UTC(2026, number))),
    ...[-2, -1, 1, 2].map((days) => near.format(days, 'day')),
  ]
    .map((name) => name.toLowerCase())
    .filter(isOther);
}

/**
 * Whether a word, in lower case, is the name of a weekday, a month or a day around today in the browser's language:
 * 'freitag', 'dezember', 'morgen'. They are not read, but a line with one of them is not for today.
 */
export function isNameOfDay(word: string, { locale }: LineContext): boolean {
  const names = namesByLocale.get(locale) ?? namesIn(locale);
  namesByLocale.set(locale, names);
  return names.some((name) => name === word || (name.length >= shortest && word.startsWith(name)));
}
