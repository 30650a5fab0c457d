import type { PlanDay } from '../brands.ts';
import { months, units } from './calendar-words.ts';
import { comingDate } from './days-to-come.ts';
import { isNamedLikeDate } from './names.ts';
import type { Phrase } from './phrase.ts';
import { timeAt } from './times.ts';
import { endsWithOwnDot, hasNoPunctuation, type Word } from './words.ts';

type DayPhrase = Phrase<PlanDay>;

const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)$/;
const withoutYear = /^(\d{1,2})([/.])(\d{1,2})$/;
/** '12.12.-14.12.', '12.-14.12.', '12/12-14/12'. */
const range = /^\d{1,2}(?:\.|\.\d{1,2}\.|\/\d{1,2})(?:\/?\d{4})?[-–]\d{1,2}[./]\d/;

const isMonth = (number: number) => number >= 1 && number <= 12;
const isDate = (number: number) => number >= 1 && number <= 31;

/** The possible meanings of a date with its year last or without a year: month and date in each valid order. */
function meaningsOf(first: number, second: number, separator: string) {
  const dayFirst = { month: second, date: first };
  const orders =
    separator === '.' || first === second ? [dayFirst] : [dayFirst, { month: first, date: second }];
  return orders.filter(({ month, date }) => isMonth(month) && isDate(date));
}

const noSingleDay: DayPhrase = { length: 1, value: undefined, position: 'anywhere' };

/** '12.12.', '31.12.2026', '24/12': the day if only one is possible; for '4/12' and '31.11.' a phrase without a day. */
function dayOfNumbers(today: PlanDay, word: Word): DayPhrase | undefined {
  const [, first, separator = '', second, year] =
    yearLast.exec(word.bare) ?? withoutYear.exec(word.bare) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const meanings = meaningsOf(Number(first), Number(second), separator);
  const isWrittenAsDate = year?.length === 4 || (!year && endsWithOwnDot(word));
  if (meanings.length === 0) return isWrittenAsDate ? noSingleDay : undefined;
  // '3.5' can be an amount, unless a time is next to it.
  if (separator === '.' && !year && !isWrittenAsDate) return { ...noSingleDay, position: 'at the end' };
  const [meaning, other] = meanings;
  if (!meaning || other) return noSingleDay;
  const fullYear = year === undefined ? undefined : Number(year.padStart(4, '20'));
  return {
    length: 1,
    value: comingDate(today, meaning.month - 1, meaning.date, fullYear),
    position: year?.length === 4 ? 'anywhere' : 'at an end',
  };
}

/** '24. Dec', with or without a year. */
function dayWithDot(today: PlanDay, [first, second, third]: readonly Word[]): DayPhrase | undefined {
  const [, date] = /^(\d{1,2})\.$/.exec(first?.text ?? '') ?? [];
  if (date === undefined || !second) return undefined;
  const month = months.get(second.bare);
  if (month === undefined) return undefined;
  const [year] = /^20\d\d$/.exec(third?.bare ?? '') ?? [];
  return {
    length: year === undefined ? 2 : 3,
    value: comingDate(today, month, Number(date), year === undefined ? undefined : Number(year)),
    position: 'at an end',
  };
}

/** The day that numbers from `at` on mean, in a line with a time and no other day. */
export function numericDateAt(today: PlanDay, words: readonly Word[], at: number): DayPhrase | undefined {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || isNamedLikeDate(word) || timeAt(words, at)) return undefined;
  // '1/2 hour', but '12/12 noon'
  const isAmount = next && hasNoPunctuation(word) && units.has(next.bare) && !timeAt(words, at + 1);
  if (isAmount) return undefined;
  if (range.test(word.bare)) return noSingleDay;
  const withDot = dayWithDot(today, words.slice(at));
  if (withDot) return withDot;
  const [, year, , month, date] = yearFirst.exec(word.bare) ?? [];
  if (year === undefined) return dayOfNumbers(today, word);
  const value = comingDate(today, Number(month) - 1, Number(date), Number(year));
  return { length: 1, value, position: 'anywhere' };
}
