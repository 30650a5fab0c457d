import type { PlanDay } from '../brands.ts';
import type { End } from '../repeats/rule.ts';
import { addDays } from '../time/plan-day.ts';
import { countOf, months, setOf, weekdays } from './calendar-words.ts';
import { dayAt } from './days.ts';
import { addMonths } from './days-to-come.ts';
import type { DayPhrase, LineContext, Phrase } from './phrase.ts';
import { countWord, days, lengthOf, or, unit, unitOf, whole } from './rule-words.ts';
import { textAhead, type Word } from './words.ts';

/** The end of a rule in words; undefined if no rule with that first day can have it. */
export interface SpokenEnd {
  readonly endOf: (first: PlanDay) => End | undefined;
  /** About how many days 'for 3 weeks' is. */
  readonly days?: number;
}

/** Words before the first day of a rule. */
export const startWords: readonly string[] = ['from', 'starting', 'beginning', 'starts', 'begins', 'start'];
const starts = setOf(startWords.join(' '));
/** 'after 1 dec' does not say whether that day is the first. */
const unclearStarts = setOf('as after since before');
const ends = setOf("until till til 'til thru through ends ending end");

/** A day; without a value also 'june' and '2027'. */
function namedDay(line: LineContext, words: readonly Word[], at: number): DayPhrase | undefined {
  const day = dayAt({ ...line, hasTime: true }, words, at);
  const isStretch = months.has(words[at]?.bare ?? '') || /^20\d\d$/.test(words[at]?.bare ?? '');
  return day ?? (isStretch ? { length: 1, value: undefined, position: 'at an end' } : undefined);
}

/** The words that name the first day, 'from 4 dec', 'starting on friday'; without a value, of no day to come. */
export function startAt(line: LineContext, words: readonly Word[], at: number): Phrase<PlanDay> | undefined {
  const [word = '', next] = words.slice(at, at + 2).map(({ bare }) => bare);
  const isUnclear = unclearStarts.has(word);
  if (!isUnclear && !starts.has(word)) return undefined;
  const before = next === 'on' || (next === 'of' && isUnclear) ? 2 : 1;
  const day = namedDay(line, words, at + before);
  if (!day || day.isTopic) return undefined;
  return { ...day, length: before + day.length, value: isUnclear ? undefined : day.value };
}

const times = whole(
  `(?:for |(?:(?:ends|ending|end|stop) )?after )?(?:the next )?(${countWord}) (?:more )?(?:times?|occurrences)`,
);
const stretch = whole(`for (?:the next )?(an?|${countWord}) (${unit})`);
const exceptions = whole(
  `(?:except|excluding|without|apart from|but|not)(?: (?:not|for|on|at|the|every|in))* (?:${days}|\\d[^ ]*(?: ${or(months.keys())})?|today|tomorrow|first|last|holidays|christmas)`,
);
const rests = whole(`for the (?:rest|remainder|next)(?: of)?(?: the| this| next)? ${unit}`);
const beginnings = setOf('for ends ending end stop after except excluding without apart but not');
const daysOf = { day: 1, week: 7, month: 30, year: 365 } as const;
/** Later days have no four-digit year. */
const lastStart = '9000';

/** 'for 3 weeks' */
function forStretch(count: number, unitText: string): SpokenEnd {
  const [name, size] = unitOf(unitText);
  const number = count * size;
  const after = (first: PlanDay) =>
    name === 'month' || name === 'year'
      ? addMonths(first, name === 'year' ? number * 12 : number)
      : addDays(first, number * daysOf[name]);
  return {
    days: number * daysOf[name],
    endOf: (first) => (first < lastStart ? { until: addDays(after(first), -1) } : undefined),
  };
}

/** 'until 24 dec'; 'to 24 dec' only after 'from 4 dec'. */
function untilDay(line: LineContext, words: readonly Word[], at: number): Phrase<SpokenEnd> | undefined {
  const [word, next] = words.slice(at, at + 2);
  const isTo =
    word?.bare === 'to' && words.slice(Math.max(0, at - 4), at).some(({ bare }) => starts.has(bare));
  const isUpTo = word?.bare === 'up' && next?.bare === 'to';
  if (!word || !(isTo || isUpTo || ends.has(word.bare))) return undefined;
  const from = isUpTo || next?.bare === 'on' ? at + 2 : at + 1;
  const day = namedDay(line, words, from);
  if (!day || (word.bare === 'through' && !day.value)) return undefined;
  const { value: until } = day;
  // 'from monday to friday'
  const isWeekday = isTo && weekdays.has(words[from]?.bare ?? '');
  return {
    length: from + day.length - at,
    value: until && !isWeekday ? { endOf: (first) => (until >= first ? { until } : undefined) } : undefined,
    position: 'at an end',
  };
}

/** The end of a rule that the words from `at` on name: 'until 24 dec', '10 times', 'for 3 weeks'. */
export function endAt(line: LineContext, words: readonly Word[], at: number): Phrase<SpokenEnd> | undefined {
  const until = untilDay(line, words, at);
  if (until || !words[at]) return until;
  const start = startAt(line, words, at);
  // 'starting 1 nov 2020', 'starting next week', 'after 1 dec'
  if (start && !start.value) return { length: start.length, value: undefined, position: 'at an end' };
  if (
    !beginnings.has(words[at].bare) &&
    countOf(words[at].bare) === undefined &&
    !/^\d+$/.test(words[at].bare)
  )
    return undefined;
  const text = textAhead(words, at);
  const phrase = (found: string, endOf?: SpokenEnd) =>
    ({ length: lengthOf(found), value: endOf, position: 'at an end' }) as const;
  const [counted, number = ''] = times.exec(text) ?? [];
  const count = countOf(number) ?? Number(number);
  if (counted)
    return phrase(counted, count > 0 && count < 1_000 ? { endOf: () => ({ times: count }) } : undefined);
  const [long, amount = '', name = ''] = stretch.exec(text) ?? [];
  const length = countOf(amount) ?? 0;
  if (long) return phrase(long, length > 0 ? forStretch(length, name) : undefined);
  const [other] = exceptions.exec(text) ?? rests.exec(text) ?? [];
  return other ? phrase(other) : undefined;
}
