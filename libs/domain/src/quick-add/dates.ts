import { isPlanDay } from '../time/plan-day.ts';
import { months, units } from './calendar-words.ts';
import { comingDate, comingDayNumber, isInNoMonth, writtenDay } from './days-to-come.ts';
import { isNamedAfterMonth, isNamedAfterOrdinal } from './names.ts';
import type { DayForm, DayPhrase, Position } from './phrase.ts';
import { hasNoPunctuation, isCapitalised, isDash, type Word } from './words.ts';

/** A date that does not exist, such as '31 april' at the end of a line: it is not read as part of the title. */
const impossible = (length: number): DayPhrase => ({
  length,
  value: undefined,
  doubt: { value: undefined },
  position: 'at the end',
});

const written: DayForm = ({ today }, [word]) => {
  if (!word || !/^\d{4}-\d\d-\d\d$/.test(word.bare)) return undefined;
  return isPlanDay(word.bare)
    ? { length: 1, value: writtenDay(today, word.bare), position: 'anywhere' }
    : impossible(1);
};

export const dateNumber = /^(\d{1,2})(st|nd|rd|th)?$/;
const isDayNumber = ({ bare }: Word) => dateNumber.test(bare) && Number.parseInt(bare, 10) <= 31;
const yearNumber = /^(?:19|20|21)\d\d$/;
const dayThenMonth = /^(\d{1,2})(?:st|nd|rd|th)?[-/.]?([a-z]{3,9})(?:[-/.]((?:19|20|21)\d\d))?$/;
const monthThenDay = /^([a-z]{3,9})-(\d{1,2})(?:st|nd|rd|th)?(?:-((?:19|20|21)\d\d))?$/;

/** '24dec', '24-Dec', '24-Dec-2026', 'Dec-24'. */
const joinedDate: DayForm = ({ today }, [word]) => {
  const [, number, name, yearText] = dayThenMonth.exec(word?.bare ?? '') ?? [];
  const [, otherName = name, otherNumber = number, otherYear = yearText] =
    monthThenDay.exec(word?.bare ?? '') ?? [];
  const month = months.get(otherName ?? '');
  if (month === undefined) return undefined;
  const year = otherYear === undefined ? undefined : Number(otherYear);
  if (isInNoMonth(month, Number(otherNumber), year)) return impossible(1);
  return { length: 1, value: comingDate(today, month, Number(otherNumber), year), position: 'at an end' };
};

/** '24 dec', '24. Dec', '24th of december', 'dec 24th', 'december the 24th', each with or without a year. */
const date: DayForm = ({ today, hasTime }, words) => {
  const [first, second, third] = words;
  if (!first || !second || !(hasNoPunctuation(first) || /^[(@]*(?:\d+|\p{L}+)\.$/u.test(first.text)))
    return undefined;
  const monthFirst = months.has(first.bare);
  const withOf = second.bare === 'of' && /\d(?:st|nd|rd|th)$/.test(first.bare);
  const withThe = monthFirst && second.bare === 'the' && isOrdinal(third);
  const month = monthFirst ? first : withOf ? third : second;
  const [, number] = dateNumber.exec((withThe ? third : monthFirst ? second : first)?.bare ?? '') ?? [];
  const monthNumber = months.get(month?.bare ?? '');
  if (!month || number === undefined || monthNumber === undefined) return undefined;
  const length = withOf || withThe ? 3 : 2;
  const last = words[length - 1];
  // 'december 24th, 2026'
  const leadsToYear = last && (hasNoPunctuation(last) || last.text.endsWith(','));
  const yearText = leadsToYear ? yearNumber.exec(words[length]?.bare ?? '')?.[0] : undefined;
  const year = yearText === undefined ? undefined : Number(yearText);
  const whole = length + (year === undefined ? 0 : 1);
  const following = words[whole];
  // '17 dec 15'
  const isBetweenNumbers = !monthFirst && year === undefined && last === month && hasNoPunctuation(month);
  const next = words[whole + 1];
  if (isBetweenNumbers && following && isDayNumber(following))
    if (endsAt(following, next) || (hasTime && !units.has(next?.bare ?? '')))
      return { length: whole + 1, value: undefined, position: 'anywhere' };
  // 'Jan 2 pm' can be a person at a time.
  if (monthFirst && year === undefined && /^[ap]\.?m$/.test(following?.bare ?? ''))
    return { ...impossible(whole), position: 'anywhere' };
  if (isInNoMonth(monthNumber, Number(number), year)) return impossible(whole);
  const isStreet = last === month && isNamedAfterMonth(month, words[length]);
  return {
    length: whole,
    value: comingDate(today, monthNumber, Number(number), year),
    position: isStreet ? 'at the end' : positionOfMonth(month, monthFirst),
    isTopic: isStreet,
  };
};

/** '2 may be late' and 'march 4 miles' are not dates; '2 May' is one. */
function positionOfMonth(month: Word, first: boolean): Position {
  if (first) return month.bare === 'may' || month.bare === 'march' ? 'at the end' : 'anywhere';
  return month.bare === 'may' && !isCapitalised(month) ? 'at the end' : 'anywhere';
}

export const isOrdinal = (word: Word | undefined) => /^\d+(?:st|nd|rd|th)$/.test(word?.bare ?? '');

const afterDay: ReadonlySet<string> = new Set(['at', '@', 'by', 'for', 'with', 'from', 'noon', '']);

/** Whether a number is not followed by what it counts: '5th at 9am', but not '5th element'. */
export const endsAt = (word: Word, next: Word | undefined): boolean =>
  !next || !hasNoPunctuation(word) || isDash(next) || afterDay.has(next.bare) || /^\d/.test(next.bare);

/** 'on the 5th', '5th of the month' and, in a line with a time, '5th' next to it; '5th birthday' and 'on 5th Avenue' are names. */
export const dayOfMonth: DayForm = ({ today, hasTime }, words) => {
  const withThe = words[0]?.bare === 'the';
  const [word, next] = withThe ? words.slice(1) : words;
  if (!word || !isOrdinal(word) || isNamedAfterOrdinal(word, next)) return undefined;
  const ofMonth = words.slice(withThe ? 2 : 1, withThe ? 5 : 4).map(({ bare }) => bare);
  const isOfTheMonth = ofMonth.join(' ') === 'of the month';
  if ((next?.bare === 'of' && !isOfTheMonth) || months.has(next?.bare ?? '')) return undefined;
  const value = comingDayNumber(today, Number.parseInt(word.bare, 10));
  if (!value) return undefined;
  const length = (withThe ? 2 : 1) + (isOfTheMonth ? 3 : 0);
  return isOfTheMonth || endsAt(word, next)
    ? { length, value, position: hasTime ? 'at the end' : 'after a preposition' }
    : { length, value, position: 'nowhere', afterPreposition: 'nowhere' };
};

/** The forms of a whole date; a weekday can be next to them. */
export const wholeDates: readonly DayForm[] = [written, date, joinedDate];

/** The first form that reads the words. */
export const firstOf =
  (forms: readonly DayForm[]): DayForm =>
  (line, words) => {
    for (const form of forms) {
      const phrase = form(line, words);
      if (phrase) return phrase;
    }
    return undefined;
  };
