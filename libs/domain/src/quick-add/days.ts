import type { PlanDay } from '../brands.ts';
import { addDays, isPlanDay } from '../time/plan-day.ts';
import { countOf, months, units, weekdays } from './calendar-words.ts';
import {
  addMonths,
  comingDate,
  comingDayNumber,
  comingWeekday,
  isInNoMonth,
  weekdayOf,
  weekdayOfNextWeek,
  writtenDay,
} from './days-to-come.ts';
import { isNumberRange } from './candidates.ts';
import { isFrench, isGerman, isNamedAfterMonth, isNamedAfterWeekday, isNamedWithToday } from './names.ts';
import type { Phrase, Position } from './phrase.ts';
import { isCapitalised, hasNoPunctuation, type Word } from './words.ts';

type DayPhrase = Phrase<PlanDay>;
type Form = (today: PlanDay, words: readonly Word[]) => DayPhrase | undefined;

/** A date that does not exist, such as '31 april' at the end of a line: it is not read as part of the title. */
const impossible = (length: number): DayPhrase => ({
  length,
  value: undefined,
  mismatch: { value: undefined },
  position: 'at the end',
});

const written: Form = (today, [word]) => {
  if (!word || !/^\d{4}-\d\d-\d\d$/.test(word.bare)) return undefined;
  return isPlanDay(word.bare)
    ? { length: 1, value: writtenDay(today, word.bare), position: 'anywhere' }
    : impossible(1);
};

/** 'Tomorrow Never Dies' is a film, unless it is at the start or end of a line. */
const todayOrTomorrow: Form = (today, [word, next]) => {
  if (word?.bare !== 'today' && word?.bare !== 'tomorrow') return undefined;
  const position = isCapitalised(word) && isCapitalised(next) ? 'at an end' : 'anywhere';
  return { length: 1, value: addDays(today, word.bare === 'today' ? 0 : 1), position };
};

/** 'in 3 days', 'in a week', 'in two months'. */
const fromToday: Form = (today, [word, amount, unit]) => {
  if (word?.bare !== 'in' || !amount || !unit || !hasNoPunctuation(word) || !hasNoPunctuation(amount))
    return undefined;
  const count = countOf(amount.bare);
  const [, name] = /^(day|week|month)s?$/.exec(unit.bare) ?? [];
  if (count === undefined || name === undefined) return undefined;
  const value =
    name === 'month' ? addMonths(today, count) : addDays(today, name === 'week' ? count * 7 : count);
  return { length: 3, value, position: 'anywhere' };
};

const dateNumber = /^(\d{1,2})(st|nd|rd|th)?$/;

/** '24dec'. */
const joinedDate: Form = (today, [word]) => {
  const [, number, name] = /^(\d{1,2})([a-z]{3,9})$/.exec(word?.bare ?? '') ?? [];
  const month = months.get(name ?? '');
  if (month === undefined) return undefined;
  if (isInNoMonth(month, Number(number))) return impossible(1);
  return { length: 1, value: comingDate(today, month, Number(number)), position: 'at an end' };
};

/** '24 dec', '24th of december', 'dec 24th', each with or without a year. */
const date: Form = (today, words) => {
  const [first, second, third] = words;
  if (!first || !second || !hasNoPunctuation(first)) return undefined;
  const monthFirst = months.has(first.bare);
  const withOf = second.bare === 'of' && /\d(?:st|nd|rd|th)$/.test(first.bare);
  const month = monthFirst ? first : withOf ? third : second;
  const [, number] = dateNumber.exec((monthFirst ? second : first).bare) ?? [];
  const monthNumber = months.get(month?.bare ?? '');
  if (!month || number === undefined || monthNumber === undefined) return undefined;
  const length = withOf ? 3 : 2;
  const last = words[length - 1];
  // 'december 24th, 2026'
  const leadsToYear = last && (hasNoPunctuation(last) || last.text.endsWith(','));
  const yearText = leadsToYear ? /^(?:19|20|21)\d\d$/.exec(words[length]?.bare ?? '')?.[0] : undefined;
  const year = yearText === undefined ? undefined : Number(yearText);
  const whole = length + (year === undefined ? 0 : 1);
  if (isInNoMonth(monthNumber, Number(number), year)) return impossible(whole);
  const following = words[length];
  return {
    length: whole,
    value: comingDate(today, monthNumber, Number(number), year),
    position:
      last === month && isNamedAfterMonth(month, following)
        ? 'at the end'
        : positionOfMonth(month, monthFirst),
  };
};

/** '2 may be late' and 'march 4 miles' are not dates; '2 May' is one. */
function positionOfMonth(month: Word, first: boolean): Position {
  if (first) return month.bare === 'may' || month.bare === 'march' ? 'at the end' : 'anywhere';
  return month.bare === 'may' && !isCapitalised(month) ? 'at the end' : 'anywhere';
}

/** 'fri 27-29', 'fri 4/12', 'fri 4.12.': several days, or a date whose month can be either number. */
const joinedNumbers =
  /^[0-3]?\d(?:st|nd|rd|th)?(?:[-–/][0-3]?\d(?:st|nd|rd|th)?|\.(?:0?[1-9]|1[0-2]))(?:[./]\d{2,4})?$/;

/** '27' or '27th' next to a weekday. */
const dayNumber: Form = (today, words) => {
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

const isOrdinal = (word: Word | undefined) => /^\d+(?:st|nd|rd|th)$/.test(word?.bare ?? '');
const isWhich = (word: Word | undefined) => word?.bare === 'next' || word?.bare === 'this';

/** The day of a date next to a weekday, if they match. */
const matched = (weekday: number, { value, position }: DayPhrase, length: number): DayPhrase =>
  value && weekdayOf(value) === weekday
    ? { length, value, position }
    : { length, value: undefined, mismatch: { value }, position };

const fullDate: Form = (today, words) => {
  const named = written(today, words) ?? date(today, words) ?? joinedDate(today, words);
  return named && { ...named, position: 'anywhere' };
};

/** 'friday 27', 'next fri, 27th', 'friday the 27th', 'thu 24 dec', 'thu 2026-12-24'. */
const weekdayAndDate: Form = (today, words) => {
  const [name, ...rest] = isWhich(words[0]) ? words.slice(1) : words;
  const weekday = weekdays.get(name?.bare ?? '');
  if (!name || weekday === undefined) return undefined;
  const after = rest[0]?.bare === 'the' ? rest.slice(1) : rest;
  const canBeNumber = after === rest ? !/[:;!]$/.test(name.text) : isOrdinal(after[0]);
  const named = fullDate(today, after) ?? (canBeNumber ? dayNumber(today, after) : undefined);
  return named && matched(weekday, named, words.length - after.length + named.length);
};

/** '24 dec, thu', '2026-12-24 thu', '24th thu', and at the end of a line also '24 thu'. */
const dateAndWeekday: Form = (today, words) => {
  const named = fullDate(today, words) ?? dayNumber(today, words);
  if (!named) return undefined;
  const weekday = weekdays.get(words[named.length]?.bare ?? '');
  if (weekday === undefined) return undefined;
  const isBare = /^\d+$/.test(words[0]?.bare ?? '') && named.length === 1;
  return matched(weekday, isBare ? { ...named, position: 'at the end' } : named, named.length + 1);
};

/** Also ordinary words: 'sat nav', 'sun cream', 'wed the bride'. */
const ambiguous: readonly string[] = ['sat', 'sun', 'wed'];
const followers: readonly string[] = ['at', 'for', 'with'];
const partsOfDay: readonly string[] = ['morning', 'afternoon', 'evening', 'night'];

/** 'friday', 'this fri', 'next monday'. */
const weekday: Form = (today, words) => {
  const which = isWhich(words[0]) ? words[0] : undefined;
  const [name, next] = which && hasNoPunctuation(which) ? words.slice(1) : words;
  const number = weekdays.get(name?.bare ?? '');
  if (!name || number === undefined) return undefined;
  const later = which?.bare === 'next';
  const value = later ? weekdayOfNextWeek(today, number) : comingWeekday(today, number);
  const length = which ? 2 : 1;
  if (ambiguous.includes(name.bare) && !later)
    return { length, value, position: which ? 'at an end' : 'at the end', afterPreposition: 'at an end' };
  // 'lunch friday with Ann'
  if (next && name && hasNoPunctuation(name) && followers.includes(next.bare))
    return { length, value, position: 'anywhere' };
  if (isNamedAfterWeekday(name, next) || isFrench(words) || isGerman(words))
    return { length, value, position: 'at the end' };
  if (next && partsOfDay.includes(next.bare))
    return { length, value, position: next.bare === 'night' ? 'at the end' : 'at an end', trailing: 1 };
  return { length, value, position: which ? 'anywhere' : 'at an end' };
};

const forms: readonly Form[] = [
  weekdayAndDate,
  dateAndWeekday,
  written,
  todayOrTomorrow,
  fromToday,
  date,
  joinedDate,
  weekday,
];
/** 'next friday the 27th of november 2026'. */
const longestForm = 7;

/** The day named by the words from `at` on. */
export function dayAt(today: PlanDay, words: readonly Word[], at: number): DayPhrase | undefined {
  if (isNamedWithToday(words[at - 1], words[at])) return undefined;
  const ahead = words.slice(at, at + longestForm);
  for (const form of forms) {
    const phrase = form(today, ahead);
    if (phrase) return phrase;
  }
  return undefined;
}
