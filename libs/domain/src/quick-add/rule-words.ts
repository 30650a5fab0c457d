import type { PlanDay } from '../brands.ts';
import { placeOf } from '../repeats/place-of.ts';
import type { MonthDay, RepeatRule } from '../repeats/rule.ts';
import type { Weekday } from '../time/first-weekday.ts';
import { countOf, months, ordinals, weekdays } from './calendar-words.ts';
import { endsAt } from './dates.ts';
import type { LineContext } from './phrase.ts';
import type { Word } from './words.ts';

/** A rule in words, without its end. What the words leave out comes from its first day. */
export type SpokenRule = (first: PlanDay, weekStart: Weekday) => RepeatRule;

/** A rule, or what looks like one, at the beginning of a text. */
export interface Form {
  readonly text: string;
  /** Undefined if it is not understood. */
  readonly value: SpokenRule | undefined;
  /** By default with 'every'. */
  readonly kind?: 'adverb' | 'plural' | 'part' | 'vague' | undefined;
}

/** The words of a line from `at` on. */
export interface Ahead {
  readonly line: LineContext;
  readonly words: readonly Word[];
  readonly at: number;
}

export const lengthOf = (text: string) => text.split(' ').length;
export const firstWords = (text: string, length: number) => text.split(' ', length).join(' ');

export const or = (words: Iterable<string>) => `(?:${[...words].join('|')})`;
const oneOf = (words: string) => or(words.split(' '));
/** The words are a whole part of the text. */
export const whole = (source: string) => new RegExp(`^(?:${source})(?![^ ,])`);

const fullNames = [...weekdays.keys()].filter((name) => name.endsWith('day'));
const plural = `${or(fullNames)}s`;
export const anyWeekday = `(?:${or(weekdays.keys())}|${plural})`;
const joint = '(?: ?,? (?:and|&|\\+) | ?, ?|[/&+;]| / | )(?:(?:every|each|on) )?';
const range = `${anyWeekday}(?:[-–]| (?:[-–—]|to|through|thru) )${anyWeekday}`;
const workdays = '(?:weekdays?|workdays?|(?:week|work|working|business) days?)';
export const days = `(?:${range}|${anyWeekday}(?:${joint}${anyWeekday})*|${workdays}|weekends?)`;
/** 'mondays', 'tuesdays and thursdays', 'weekdays', 'monday evenings'. */
export const pluralDays = or([
  `(?:${anyWeekday}${joint})*${plural}`,
  '(?:week|work) ?days',
  '(?:at )?weekends',
  `(?:${days}|weekday|weekend)(?= (?:morning|afternoon|evening|night)s)`,
]);
export const ordinal = `(?:\\d{1,2}(?:st|nd|rd|th)|${or(ordinals.keys())}|last)`;
/** '15th', 'last day', 'second tuesday', in two groups. */
export const nth = `(${ordinal})(?: (day|${anyWeekday}))?`;
export const dateNumber = whole(',? (?:the )?\\d{1,2}(?:st|nd|rd|th)?');
/** 'last sunday of march' is no day of a rule. */
export const weekdayOfMonth = `${ordinal} ${anyWeekday} (?:of|in) ${or(months.keys())}`;
export const ofMonth = ' (?:of|in) (?:(?:the|every|each) )?month';
export const countWord = `(?:\\d+|${oneOf('one two three four five six seven eight nine ten eleven twelve')})`;
export const interval = or([countWord, ordinal, 'other|alternate|single']);
export const unit = oneOf('days? weeks? wks? fortnights? months? mths? quarters? years? yrs?');
export const adverb = oneOf('daily everyday weekly fortnightly monthly quarterly yearly annually');

const units: Readonly<Record<string, readonly ['day' | 'week' | 'month' | 'year', number]>> = {
  day: ['day', 1],
  daily: ['day', 1],
  everyday: ['day', 1],
  week: ['week', 1],
  wk: ['week', 1],
  weekly: ['week', 1],
  fortnight: ['week', 2],
  fortnightly: ['week', 2],
  month: ['month', 1],
  mth: ['month', 1],
  monthly: ['month', 1],
  quarter: ['month', 3],
  quarterly: ['month', 3],
  year: ['year', 1],
  yr: ['year', 1],
  yearly: ['year', 1],
  annually: ['year', 1],
};

/** The unit of 'weeks' or 'quarterly', and how many of it that is. */
export const unitOf = (text: string) => units[text.replace(/^\d+|s$/g, '')] ?? (['day', 1] as const);

/** 2 for 'other' and '2nd'; 0 for 'first' and other words that are no interval. */
export function intervalOf(text = 'one'): number {
  if (text === 'single') return 1;
  if (text === 'other' || text === 'alternate') return 2;
  const place = /^\d+[a-z]/.test(text) ? Number.parseInt(text, 10) : (ordinals.get(text) ?? 0);
  return place > 1 ? place : (countOf(text) ?? 0);
}

/** 'mon, wed and fri', 'mon-fri', 'weekend': at least one day, in order. */
export function weekdaysOf(text: string): readonly Weekday[] {
  if (/^w(?:eek ?d|ork)|^business/.test(text)) return [1, 2, 3, 4, 5];
  if (text.includes('weekend')) return [0, 6];
  const named = (text.match(/[a-z]+/g) ?? []).flatMap((word) => {
    const number = weekdays.get(word) ?? weekdays.get(word.replace(/s$/, ''));
    return number === undefined ? [] : (((number + 1) % 7) as Weekday);
  });
  const [from, to] = named;
  const isRange = /[-–—]| to | thr/.test(text) && from !== undefined && to !== undefined;
  const all = [0, 1, 2, 3, 4, 5, 6] as const;
  // 'sat-mon'
  return all.filter((day) => (isRange ? (day - from + 7) % 7 <= (to - from + 7) % 7 : named.includes(day)));
}

const nths = [1, 2, 3, 4, 5, 'last'] as const;

function monthDayOf(position: string, name: string): MonthDay | undefined {
  const number = position === 'last' ? position : (ordinals.get(position) ?? Number.parseInt(position, 10));
  if (name === 'day') return number === 'last' || (number > 0 && number < 32) ? { day: number } : undefined;
  const [place, [weekday]] = [nths.find((one) => one === number), weekdaysOf(name)];
  return place === undefined || weekday === undefined ? undefined : { nth: place, weekday };
}

/** Each month on the '15th', the 'last' 'day', the 'second' 'tuesday'. */
export function onNth(position = '', name = 'day', every = 1): SpokenRule | undefined {
  const on = monthDayOf(position, name);
  return on && every > 0 ? () => ({ pattern: { unit: 'month', on }, every }) : undefined;
}

/** What no date says comes from the first day. */
export const ofUnit =
  (name: 'day' | 'week' | 'month' | 'year', every: number): SpokenRule =>
  (first, weekStart) => {
    const { weekday: on, date, month } = placeOf(first);
    if (name === 'day') return { pattern: { unit: name }, every };
    if (name === 'week') return { pattern: { unit: name, on: [on], weekStart }, every };
    if (name === 'month') return { pattern: { unit: name, on: { day: date } }, every };
    return { pattern: { unit: name, month, day: date }, every };
  };

/** Of a weekend, both days are in one week. */
export const onWeekdays =
  (on: readonly Weekday[], every = 1): SpokenRule =>
  (_, weekStart) => ({
    pattern: { unit: 'week', on, weekStart: on.join() === '0,6' && weekStart === 0 ? 1 : weekStart },
    every,
  });

/** Each year on the date of a day. */
export const onDate =
  (day: PlanDay, every = 1): SpokenRule =>
  () => ({ pattern: { unit: 'year', month: Number(day.slice(5, 7)), day: Number(day.slice(8)) }, every });

const afterNumber: ReadonlySet<string> = new Set('on until till starting beginning to'.split(' '));

/** Whether no other word belongs to a number: 'every 1st until 1 june', but not 'every 1st draft'. */
export const isAlone = (number: Word, next: Word | undefined) =>
  endsAt(number, next) || afterNumber.has(next?.bare ?? '');

const vagueCount = oneOf('quarter few couple several many half so');
const nouns = oneOf(
  'hours? hrs? moons? holidays? christmas xmas easter halloween thanksgiving birthdays? paydays? seasons? semesters? terms? decades? century centuries spring summer autumn fall winter weke?s? weeeks? mounths? montsh mnths? dyas? dasy yaers? mornings? afternoons? evenings? nights? weekends? sunrise sunset',
);
const anyStretch = or([unit, nouns, 'seconds|minutes?|mins?']);
const time = or([unit, anyWeekday, workdays, nouns]);

/** Rules with a number that are not understood: 'every 5 minutes', 'every third blue moon', 'every 0 days'. */
export const unreadCounts = [
  `(?:every|each) (?:[\\d.,½–-]+(?: (?:to|or|-) \\d+)?|${ordinal}|${interval}|${vagueCount})(?: of| an?)? ${or([`(?:[^ ]+ )?${anyStretch}`, anyWeekday, workdays])}`,
  `(?:the )?${weekdayOfMonth} (?:every|each) ${unit}`,
  `(?:every|each) ${or(['hours?', ...months.keys()])}`,
  `(?:every|each) [\\d.]+(?:d|w|mths?|mins?|h|hrs?|wks?)`,
].map(whole);

/** Other rules that are not understood: 'every hour', 'every leap year', 'twice a week', 'biweekly'. */
export const unreadTimes = [
  `(?:every|each) (?:[^ ]+ )?${or([unit, nouns])}`,
  `\\d+x?/${unit}`,
  `(?:twice|thrice|\\d+ ?x|${interval} (?:x|days|nights)) (?:(?:an?|per|every|each) ${time}|${adverb})`,
  // '3 times daily' is not 'daily' with an end, but '10 times every friday' is.
  `${interval} times (?:(?:an?|per) ${time}|(?:every|each) ${anyStretch}|${adverb})`,
  `(?:at )?(?:the )?${oneOf('end start beginning middle close')} of (?:every|each) ${unit}`,
  `(?:every|each) (?:${unit} end|end of (?:the )?${unit})`,
  '(?:bi|semi|tri)-?(?:weekly|monthly|annual(?:ly)?|yearly)',
  'hourly|nightly',
  '(?:every|each) \\d+$',
].map(whole);
