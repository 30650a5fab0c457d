import { isNumberRange } from './candidates.ts';
import { setOf, units, weekdays } from './calendar-words.ts';
import { dateNumber, firstOf, isOrdinal, wholeDates } from './dates.ts';
import {
  comingDayNumber,
  comingWeekday,
  weekdayOf,
  weekdayOfNextWeek,
  weekdayOfThisWeek,
} from './days-to-come.ts';
import { isNamedAfterWeekday } from './names.ts';
import { daysOfNumbers } from './numeric-dates.ts';
import type { DayForm, DayPhrase, LineContext } from './phrase.ts';
import { partOfDay } from './relative-days.ts';
import { hasNoPunctuation, isCapitalised, isDash, type Word } from './words.ts';

/** 'fri 27-29', 'fri 4/12', 'fri 4.12.': several days, or a date whose month can be either number. */
const joinedNumbers =
  /^[0-3]?\d(?:st|nd|rd|th)?(?:[-–/][0-3]?\d(?:st|nd|rd|th)?|\.(?:0?[1-9]|1[0-2]))(?:[./]\d{2,4})?$/;

/** '27' or '27th' next to a weekday. */
const dayNumber: DayForm = ({ today }, words) => {
  const [word, next] = words;
  if (!word) return undefined;
  if (joinedNumbers.test(word.bare)) return { length: 1, value: undefined, position: 'anywhere' };
  const [, number] = dateNumber.exec(word.bare) ?? [];
  const value = number === undefined ? undefined : comingDayNumber(today, Number(number));
  if (!value || (next && hasNoPunctuation(word) && units.has(next.bare))) return undefined;
  if (isNumberRange(words)) return { length: 3, value: undefined, position: 'anywhere' };
  // 'friday 13th film'
  return { length: 1, value, position: word.bare === '13th' ? 'at the end' : 'anywhere' };
};

/** The number of words before a weekday that say which one: 'next', 'this', 'this coming'. */
function lengthOfWhich([first, second]: readonly Word[]): number {
  if (first?.bare === 'this' && second?.bare === 'coming') return 2;
  return first && ['next', 'nxt', 'this', 'coming'].includes(first.bare) ? 1 : 0;
}

/** The day of a date next to a weekday, if they match. */
const matched = (weekday: number, { value, position }: DayPhrase, length: number): DayPhrase =>
  value && weekdayOf(value) === weekday
    ? { length, value, position }
    : { length, value: undefined, doubt: { value }, position };

const wholeDate: DayForm = (line, words) => {
  const named = firstOf(wholeDates)(line, words);
  return named && { ...named, position: 'anywhere' };
};

/** 'fri 27/11', if the weekday matches one order of day and month only. */
function numbersOfWeekday({ today, hasTime }: LineContext, word: Word | undefined, weekday: number) {
  const days = hasTime && word ? daysOfNumbers(today, word).filter((day) => weekdayOf(day) === weekday) : [];
  return days.length === 1 ? ({ length: 1, value: days[0], position: 'anywhere' } as const) : undefined;
}

/** 'friday 27', 'next fri, 27th', 'friday the 27th', 'thu 24 dec', 'thu 2026-12-24'. */
export const weekdayAndDate: DayForm = (line, words) => {
  const [name, ...rest] = words.slice(lengthOfWhich(words));
  const weekday = weekdays.get(name?.bare ?? '');
  if (!name || weekday === undefined) return undefined;
  const after = rest[0]?.bare === 'the' ? rest.slice(1) : rest;
  const canBeNumber = after === rest ? !/[:;!]$/.test(name.text) : isOrdinal(after[0]);
  const named =
    wholeDate(line, after) ??
    numbersOfWeekday(line, after[0], weekday) ??
    (canBeNumber ? dayNumber(line, after) : undefined);
  return named && matched(weekday, named, words.length - after.length + named.length);
};

/** '24 dec, thu', '2026-12-24 thu', '24th thu', and at either end of a line also '24 thu'. */
export const dateAndWeekday: DayForm = (line, words) => {
  if (!words.some(({ bare }) => weekdays.has(bare))) return undefined;
  const named = wholeDate(line, words) ?? dayNumber(line, words);
  if (!named) return undefined;
  const weekday = weekdays.get(words[named.length]?.bare ?? '');
  if (weekday === undefined) return undefined;
  const isBare = /^\d+$/.test(words[0]?.bare ?? '') && named.length === 1;
  return matched(weekday, isBare ? { ...named, position: 'at an end' } : named, named.length + 1);
};

/** The words 'next week' or 'this week' after a weekday. */
const weekAfter = (which: Word | undefined, week: Word | undefined) =>
  week?.bare === 'week' && (which?.bare === 'next' || which?.bare === 'this') ? which.bare : undefined;

/** Also ordinary words: 'sat nav', 'sun cream', 'wed the bride'. */
const ambiguous = setOf('sat sun wed');
const followers = setOf('at @ for with between from before after about in half quarter lunchtime noonish');
/** '1830', '18.00', '9a', '6ish': these are not read as times, but the line is about the day before them. */
const likeClock = /^(?:\d{1,2}[:.]\d\d|\d{4})(?:h|[ap]m?)?$|^\d{1,2}(?:h|[ap]|-?ish)$/;

/** Whether nothing after a weekday belongs to it: 'friday, ...', 'friday (...)', 'friday with Ann', 'friday 1830'. */
export const endsPhrase = (name: Word, next: Word | undefined) =>
  /[,;.]$/.test(name.text) ||
  isDash(next) ||
  (next !== undefined &&
    hasNoPunctuation(name) &&
    (next.text.startsWith('(') || followers.has(next.bare) || likeClock.test(next.bare)));

/** Where a weekday alone counts. */
function positionOfWeekday({ hasTime }: LineContext, name: Word, next: Word | undefined, hasWhich: boolean) {
  if (ambiguous.has(name.bare) && !hasWhich)
    return { position: hasTime ? 'at an end' : 'at the end', afterPreposition: 'at an end' } as const;
  if (endsPhrase(name, next)) return { position: 'anywhere' } as const;
  if (isNamedAfterWeekday(name, next, hasTime)) return { position: 'at the end', isTopic: true } as const;
  if (hasNoPunctuation(name) && partOfDay(next))
    return { position: next?.bare === 'night' ? 'at the end' : 'at an end', trailing: 1 } as const;
  return { position: hasWhich && !ambiguous.has(name.bare) ? 'anywhere' : 'at an end' } as const;
}

/** 'friday', 'this fri', 'next monday', 'friday next week', and 'friday night' in a line with a time. */
export const weekday: DayForm = (line, words) => {
  const before = lengthOfWhich(words);
  const isFree = words.slice(0, before).every(hasNoPunctuation);
  const [name, next, afterNext] = isFree ? words.slice(before) : words;
  const number = weekdays.get(name?.bare ?? '');
  if (!name || number === undefined) return undefined;
  const which = isFree ? words[0]?.bare : undefined;
  const week = hasNoPunctuation(name) ? weekAfter(next, afterNext) : undefined;
  if (week === 'this')
    return { length: before + 3, value: weekdayOfThisWeek(line.today, number), position: 'anywhere' };
  const later = which === 'next' || which === 'nxt' || week === 'next';
  const value = later ? weekdayOfNextWeek(line.today, number) : comingWeekday(line.today, number);
  if (week) return { length: before + 3, value, position: 'anywhere' };
  const length = before + 1;
  // 'this wednesday', on a Wednesday
  if (which === 'this' && before === 1 && number === weekdayOf(line.today))
    return { length, value: undefined, doubt: { value: undefined }, position: 'at an end' };
  const part = hasNoPunctuation(name) ? partOfDay(next) : undefined;
  if (line.hasTime && part && !isCapitalised(next))
    return { length: length + 1, value, position: 'anywhere', part };
  return { length, value, ...positionOfWeekday(line, name, next, before > 0) };
};
