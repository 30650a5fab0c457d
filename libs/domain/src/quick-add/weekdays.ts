import { isNumberRange } from './candidates.ts';
import { units, weekdays } from './calendar-words.ts';
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
import { hasNoPunctuation, isCapitalised, type Word } from './words.ts';

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
  return first && ['next', 'this', 'coming'].includes(first.bare) ? 1 : 0;
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
const weekAfter = ([which, week]: readonly Word[]) =>
  week?.bare === 'week' && (which?.bare === 'next' || which?.bare === 'this') ? which.bare : undefined;

/** Also ordinary words: 'sat nav', 'sun cream', 'wed the bride'. */
const ambiguous: ReadonlySet<string> = new Set(['sat', 'sun', 'wed']);
const followers: ReadonlySet<string> = new Set(['at', '@', 'for', 'with']);
const clockWithoutColon = /^(?:[01]\d|2[0-3])[0-5]\d$/;

/** 'friday', 'this fri', 'next monday', 'friday next week', and 'friday night' in a line with a time. */
export const weekday: DayForm = ({ today, hasTime }, words) => {
  const before = lengthOfWhich(words);
  const isFree = words.slice(0, before).every(hasNoPunctuation);
  const [name, ...rest] = isFree ? words.slice(before) : words;
  const number = weekdays.get(name?.bare ?? '');
  if (!name || number === undefined) return undefined;
  const week = hasNoPunctuation(name) ? weekAfter(rest) : undefined;
  const later = words[0]?.bare === 'next' || week === 'next';
  const value = later ? weekdayOfNextWeek(today, number) : comingWeekday(today, number);
  if (week) {
    const ofThisWeek = weekdayOfThisWeek(today, number);
    return { length: before + 3, value: later ? value : ofThisWeek, position: 'anywhere' };
  }
  const length = before + 1;
  const next = hasNoPunctuation(name) ? rest[0] : undefined;
  const part = partOfDay(next);
  if (hasTime && part && !isCapitalised(next))
    return { length: length + 1, value, position: 'anywhere', part };
  if (ambiguous.has(name.bare) && !later)
    return {
      length,
      value,
      position: before > 0 ? 'at an end' : 'at the end',
      afterPreposition: 'at an end',
    };
  // 'lunch friday with Ann', 'yoga wednesday 1830'
  if (next && (followers.has(next.bare) || clockWithoutColon.test(next.bare)))
    return { length, value, position: 'anywhere' };
  if (isNamedAfterWeekday(name, next)) return { length, value, position: 'at the end', isTopic: true };
  if (part) return { length, value, position: part === 'night' ? 'at the end' : 'at an end', trailing: 1 };
  return { length, value, position: before > 0 ? 'anywhere' : 'at an end' };
};
