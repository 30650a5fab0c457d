import type { PlanDay } from '../brands.ts';
import { units } from './calendar-words.ts';
import { endsAt } from './dates.ts';
import { comingDate } from './days-to-come.ts';
import { isNamedLikeDate } from './names.ts';
import type { DayForm, DayPhrase } from './phrase.ts';
import { timeAt } from './times.ts';
import { hasNoPunctuation, type Word } from './words.ts';

const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)$/;
const withoutYear = /^(\d{1,2})([-/.])(\d{1,2})$/;
/** '12.12.-14.12.', '12.-14.12.', '12/12-14/12'. */
const range = /^\d{1,2}(?:\.|\.\d{1,2}\.|\/\d{1,2})(?:\/?\d{4})?[-–]\d{1,2}[./]\d/;

const isMonth = (number: number) => number >= 1 && number <= 12;
const isDate = (number: number) => number >= 1 && number <= 31;

/** The possible meanings of a date with its year last or without a year: month and date in each valid order. */
function meaningsOf(first: number, second: number, separator: string) {
  const dayFirst = { month: second, date: first };
  // '2-2' is a score.
  const isOneOrder = separator === '.' || (first === second && separator === '/');
  const orders = isOneOrder ? [dayFirst] : [dayFirst, { month: first, date: second }];
  return orders.filter(({ month, date }) => isMonth(month) && isDate(date));
}

const noSingleDay: DayPhrase = { length: 1, value: undefined, position: 'anywhere' };

/** All days that numbers such as '31.12.2026' and '24/12' can mean. */
export function daysOfNumbers(today: PlanDay, word: Word): readonly PlanDay[] {
  const [, first, separator = '', second, year] = numbersOf(word);
  return meaningsOf(Number(first), Number(second), separator).flatMap(
    ({ month, date }) => comingDate(today, month - 1, date, fullYear(year)) ?? [],
  );
}

const numbersOf = ({ bare }: Word) => yearLast.exec(bare) ?? withoutYear.exec(bare) ?? [];
const fullYear = (year: string | undefined) =>
  year === undefined ? undefined : Number(year.padStart(4, '20'));

/** '12.12.', '31.12.2026', '24/12': the day if only one is possible; for '4/12' and '31.11.' a phrase without a day. */
function dayOfNumbers(today: PlanDay, [word, next]: readonly Word[]): DayPhrase | undefined {
  if (!word) return undefined;
  const [, first, separator = '', second, year] = numbersOf(word);
  if (first === undefined || second === undefined) return undefined;
  const meanings = meaningsOf(Number(first), Number(second), separator);
  const isWrittenAsDate = year?.length === 4 || (!year && word.text.includes(`${word.bare}.`));
  if (meanings.length === 0) return isWrittenAsDate ? noSingleDay : undefined;
  // '10-12 eggs'
  if (separator === '-' && !year && !endsAt(word, next)) return undefined;
  // '3.5' can be an amount, unless a time is next to it.
  if (separator === '.' && !year && !isWrittenAsDate) return { ...noSingleDay, position: 'at the end' };
  const [meaning, other] = meanings;
  if (!meaning || other) return noSingleDay;
  return {
    length: 1,
    value: comingDate(today, meaning.month - 1, meaning.date, fullYear(year)),
    position: year?.length === 4 ? 'anywhere' : 'at an end',
  };
}

/** The day that numbers mean, in a line with a time. */
export const numericDate: DayForm = ({ today }, words) => {
  const [word, next] = words;
  if (!word || isNamedLikeDate(word) || timeAt(words, 0)) return undefined;
  // '1/2 hour', but '12/12 noon'
  const isAmount = next && hasNoPunctuation(word) && units.has(next.bare) && !timeAt(words, 1);
  if (isAmount) return undefined;
  if (range.test(word.bare)) return noSingleDay;
  const [, year, , month, date] = yearFirst.exec(word.bare) ?? [];
  if (year === undefined) return dayOfNumbers(today, words);
  const value = comingDate(today, Number(month) - 1, Number(date), Number(year));
  return { length: 1, value, position: 'anywhere' };
};
