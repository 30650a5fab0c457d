import { weekdays } from './calendar-words.ts';
import { dayOfMonth, firstOf, wholeDates } from './dates.ts';
import { isNamedWithToday, isNumbered, isOtherWord } from './names.ts';
import { numericDate } from './numeric-dates.ts';
import type { DayPhrase, LineContext } from './phrase.ts';
import { relativeDays } from './relative-days.ts';
import { timeAt } from './times.ts';
import { vagueDay } from './vague-days.ts';
import { dateAndWeekday, weekday, weekdayAndDate } from './weekdays.ts';
import type { Word } from './words.ts';

const inWords = firstOf([
  weekdayAndDate,
  dateAndWeekday,
  ...relativeDays,
  ...wholeDates,
  dayOfMonth,
  weekday,
]);
/** 'next friday the 27th of november 2026'. */
const longestForm = 8;

/** The day named by the words from `at` on, or the words that look like a day and name none. */
export function dayAt(line: LineContext, words: readonly Word[], at: number): DayPhrase | undefined {
  if (isNamedWithToday(words[at - 1], words[at]) || isOtherWord(words, at)) return undefined;
  // 'table for 4 friday'
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isBeforeWeekday = /^\d+$/.test(word?.bare ?? '') && weekdays.has(next?.bare ?? '');
  if (isBeforeWeekday && (isNumbered(before) || before?.bare === 'for')) return undefined;
  const ahead = words.slice(at, at + longestForm);
  const vague = vagueDay(line, ahead);
  const named = inWords(line, ahead);
  if (named && !(vague && vague.length > named.length)) return named;
  // 'at 14.30' is a time.
  const numeric = line.hasTime && !timeAt(words, at) ? numericDate(line, ahead) : undefined;
  if (!numeric) return vague;
  return isNumbered(words[at - 1]) ? { ...numeric, value: undefined, isTopic: true } : numeric;
}
