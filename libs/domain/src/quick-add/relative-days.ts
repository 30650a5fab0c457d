import { addDays } from '../time/plan-day.ts';
import { countOf, setOf } from './calendar-words.ts';
import { addMonths } from './days-to-come.ts';
import { type DayForm, type PartOfDay } from './phrase.ts';
import { hasNoPunctuation, isCapitalised, type Word } from './words.ts';

const partsOfDay: ReadonlyMap<string, PartOfDay> = new Map([
  ['morning', 'morning'],
  ['afternoon', 'afternoon'],
  ['arvo', 'afternoon'],
  ['evening', 'evening'],
  ['eve', 'evening'],
  ['night', 'night'],
]);

/** The part of the day that a word names, in a line with a time. Without a time it stays in the title. */
export const partOfDay = (word: Word | undefined): PartOfDay | undefined => partsOfDay.get(word?.bare ?? '');

const namesOfTomorrow = setOf('tomorrow tmrw tmr tmw 2moro 2morrow 2mrw tomo tomoz');

/** 'Tomorrow Never Dies' is a film, unless it is at the start or end of a line. */
const todayOrTomorrow: DayForm = ({ today, hasTime }, [word, next]) => {
  if (!word || (word.bare !== 'today' && !namesOfTomorrow.has(word.bare))) return undefined;
  const part = hasTime && hasNoPunctuation(word) ? partOfDay(next) : undefined;
  const isTitle = !part && isCapitalised(word) && isCapitalised(next);
  return {
    length: part ? 2 : 1,
    value: addDays(today, word.bare === 'today' ? 0 : 1),
    position: isTitle ? 'at an end' : 'anywhere',
    ...(part && { part }),
    isToday: word.bare === 'today',
  };
};

/** 'tonight' and 'this evening', in a line with a time. */
const partOfToday: DayForm = ({ today, hasTime }, [word, next]) => {
  if (!hasTime) return undefined;
  if (word?.bare === 'tonight')
    return { length: 1, value: today, position: 'anywhere', part: 'tonight', isToday: true };
  const part = word?.bare === 'this' ? partOfDay(next) : undefined;
  return part && { length: 2, value: today, position: 'anywhere', part, isToday: true };
};

/** 'the day after tomorrow'. 'The day after tomorrow never comes' is a title. */
const dayAfterTomorrow: DayForm = ({ today, hasTime }, words) => {
  const named = words[0]?.bare === 'the' ? words.slice(1, 4) : words.slice(0, 3);
  if (named.map(({ bare }) => bare).join(' ') !== 'day after tomorrow') return undefined;
  const length = named.length + (words[0]?.bare === 'the' ? 1 : 0);
  return { length, value: addDays(today, 2), position: hasTime ? 'anywhere' : 'at the end' };
};

const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, wk: 7, fortnight: 14 };
const monthsOf: Readonly<Record<string, number>> = { month: 1, mth: 1, year: 12, yr: 12 };

/** 'in 3 days', 'in a week', "in two months' time", and 'two weeks from now'. */
const fromToday: DayForm = ({ today }, words) => {
  const [first] = words;
  const isIn = first?.bare === 'in' && hasNoPunctuation(first);
  const [amount, unit, from, now] = isIn ? words.slice(1) : words;
  if (!amount || !unit || !hasNoPunctuation(amount)) return undefined;
  const isFromNow = from?.bare === 'from' && (now?.bare === 'now' || now?.bare === 'today');
  if (!isIn && !isFromNow) return undefined;
  const count = countOf(amount.bare);
  const name = unit.bare.replace(/s?'?$/, '');
  const [days, months] = [daysOf[name], monthsOf[name]];
  if (count === undefined || (days === undefined && months === undefined)) return undefined;
  const value = months === undefined ? addDays(today, count * (days ?? 0)) : addMonths(today, count * months);
  const withTime = isIn && hasNoPunctuation(unit) && from?.bare === 'time';
  return { length: isIn && !withTime ? 3 : 4, value, position: 'anywhere' };
};

export const relativeDays: readonly DayForm[] = [todayOrTomorrow, partOfToday, dayAfterTomorrow, fromToday];
