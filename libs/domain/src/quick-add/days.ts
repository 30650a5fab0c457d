import type { PlanDay } from '../brands.ts';
import { addDays } from '../time/plan-day.ts';
import { countOf, months, weekdays } from './calendar-words.ts';
import {
  addMonths,
  comingDate,
  comingWeekday,
  weekdayOf,
  weekdayOfNextWeek,
  writtenDay,
} from './days-to-come.ts';
import type { Phrase, Standing } from './phrase.ts';
import { isCapitalised, standsAlone, type Word } from './words.ts';

type DayPhrase = Phrase<PlanDay>;
type Form = (today: PlanDay, words: readonly Word[]) => DayPhrase | undefined;

const written: Form = (today, [word]) =>
  word && /^\d{4}-\d\d-\d\d$/.test(word.bare)
    ? { length: 1, value: writtenDay(today, word.bare), standing: 'anywhere' }
    : undefined;

/** 'Tomorrow Never Dies' is a film, unless a line begins or ends so. */
const todayOrTomorrow: Form = (today, [word, next]) => {
  if (word?.bare !== 'today' && word?.bare !== 'tomorrow') return undefined;
  const standing = isCapitalised(word) && isCapitalised(next) ? 'at an end' : 'anywhere';
  return { length: 1, value: addDays(today, word.bare === 'today' ? 0 : 1), standing };
};

/** 'in 3 days', 'in a week', 'in two months'. */
const fromToday: Form = (today, [word, amount, unit]) => {
  if (word?.bare !== 'in' || !amount || !unit || !standsAlone(word) || !standsAlone(amount)) return undefined;
  const count = countOf(amount.bare);
  const [, name] = /^(day|week|month)s?$/.exec(unit.bare) ?? [];
  if (count === undefined || name === undefined) return undefined;
  const value =
    name === 'month' ? addMonths(today, count) : addDays(today, name === 'week' ? count * 7 : count);
  return { length: 3, value, standing: 'anywhere' };
};

const dateNumber = /^(\d{1,2})(st|nd|rd|th)?$/;

/** '24 dec', '24th of december', 'dec 24th', each with or without a year. */
const date: Form = (today, words) => {
  const [first, second, third] = words;
  if (!first || !second || !standsAlone(first)) return undefined;
  const monthFirst = months.has(first.bare);
  const withOf = second.bare === 'of' && /\d(?:st|nd|rd|th)$/.test(first.bare);
  const month = monthFirst ? first : withOf ? third : second;
  const [, number] = dateNumber.exec((monthFirst ? second : first).bare) ?? [];
  const monthNumber = months.get(month?.bare ?? '');
  if (!month || number === undefined || monthNumber === undefined) return undefined;
  const length = withOf ? 3 : 2;
  const last = words[length - 1];
  const year = last && standsAlone(last) ? /^(?:19|20)\d\d$/.exec(words[length]?.bare ?? '')?.[0] : undefined;
  return {
    length: length + (year === undefined ? 0 : 1),
    value: comingDate(today, monthNumber, Number(number), year === undefined ? undefined : Number(year)),
    standing: standingOfMonth(month, monthFirst),
  };
};

/** '2 may be late' and 'march 4 miles' are no dates; '2 May' is one. */
function standingOfMonth(month: Word, first: boolean): Standing {
  if (first) return month.bare === 'may' || month.bare === 'march' ? 'at the end' : 'anywhere';
  return month.bare === 'may' && !isCapitalised(month) ? 'at the end' : 'anywhere';
}

/** 'thu 24 dec'. Where the two differ, neither is believed. */
const weekdayAndDate: Form = (today, [word, ...rest]) => {
  const weekday = weekdays.get(word?.bare ?? '');
  if (weekday === undefined || !rest[0]) return undefined;
  const named = date(today, rest);
  if (!named) return undefined;
  const value = named.value && weekdayOf(named.value) === weekday ? named.value : undefined;
  return { length: named.length + 1, value, standing: 'anywhere' };
};

/** Words of their own: 'sat nav', 'sun cream', 'wed the bride'. */
const ambiguous: readonly string[] = ['sat', 'sun', 'wed'];
const partsOfDay: readonly string[] = ['morning', 'afternoon', 'evening', 'night'];

/** 'friday', 'this fri', 'next monday'. */
const weekday: Form = (today, words) => {
  const which = words[0]?.bare === 'next' || words[0]?.bare === 'this' ? words[0] : undefined;
  const [name, next, afterNext] = which && standsAlone(which) ? words.slice(1) : words;
  const number = weekdays.get(name?.bare ?? '');
  if (!name || number === undefined) return undefined;
  const later = which?.bare === 'next';
  const value = later ? weekdayOfNextWeek(today, number) : comingWeekday(today, number);
  const length = which ? 2 : 1;
  // 'Friday the 13th'
  if (/^\d+(?:st|nd|rd|th)$/.test((next?.bare === 'the' ? afterNext : next)?.bare ?? ''))
    return { length, value: undefined, standing: 'anywhere' };
  if (ambiguous.includes(name.bare) && !later)
    return { length, value, standing: which ? 'at an end' : 'at the end', afterPreposition: 'at an end' };
  if (next && partsOfDay.includes(next.bare))
    return { length, value, standing: next.bare === 'night' ? 'at the end' : 'at an end', trailing: 1 };
  return { length, value, standing: which ? 'anywhere' : 'at an end' };
};

const forms: readonly Form[] = [written, todayOrTomorrow, fromToday, weekdayAndDate, date, weekday];
const longestForm = 5;

/** The day that the words from `at` on name (QA3). */
export function dayAt(today: PlanDay, words: readonly Word[], at: number): DayPhrase | undefined {
  const ahead = words.slice(at, at + longestForm);
  for (const form of forms) {
    const phrase = form(today, ahead);
    if (phrase) return phrase;
  }
  return undefined;
}
