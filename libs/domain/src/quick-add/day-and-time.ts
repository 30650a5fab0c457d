import type { ClockTime, PlanDay } from '../brands.ts';
import {
  type Candidate,
  type Candidates,
  candidatesOf,
  endsNumbers,
  isAboutOther,
  isInBrackets,
  listedIn,
  meansOther,
  positionsOf,
  validPositions,
  type WordRange,
} from './candidates.ts';
import { dayAt } from './days.ts';
import {
  doubtfulDate,
  type DoubtfulWords,
  fromTo,
  isInPart,
  severalDays,
  timeInZone,
  unreadDay,
} from './doubts.ts';
import type { LineContext } from './phrase.ts';
import { startWords } from './rule-ends.ts';
import { isMidnight, timeAt } from './times.ts';
import type { Word } from './words.ts';

/** A phrase that is read. */
export type Chosen<Value> = Candidate<Value> & { readonly value: Value };

/** The last valid phrase, because the time is usually given at the end. */
const chosen = <Value>(
  words: readonly Word[],
  candidates: Candidates<Value>,
  others: readonly WordRange[],
): Chosen<Value> | undefined => candidates.filter(hasValue).findLast(validPositions(words, others));

const hasValue = <Value>(candidate: Candidate<Value>): candidate is Chosen<Value> =>
  candidate.value !== undefined;

/** Whether brackets leave the title in pairs. */
function isBalanced(words: readonly Word[], ranges: readonly (WordRange | undefined)[]): boolean {
  const read = ranges.flatMap((range) => (range ? words.slice(range.from, range.to) : []));
  return read.reduce((open, { opened }) => open + opened, 0) === 0;
}

/** Whether 'from friday' is about a rule: 'every week from friday', but not 'notes from friday'. */
function isStart(words: readonly Word[], { from, to }: WordRange): boolean {
  if (words[from]?.bare !== 'from') return true;
  const isAdjacent = from === 0 || words[from - 1]?.bare === '' || timeAt(words, from - 1) !== undefined;
  const isDate = words.slice(from, to).some(({ bare }) => /\d|^(?:next|today|tomorrow)$/.test(bare));
  return isAdjacent || (isDate && words.slice(to).every(({ bare }) => bare === ''));
}

/** In a line with a rule, the first day can have another word before it: 'starting on 4 dec', 'from friday'. */
function withStart(words: readonly Word[], day: Candidate<PlanDay>): Candidate<PlanDay> {
  const from = startWords.includes(words[day.from - 1]?.bare ?? '') ? day.from - 1 : day.from;
  return isStart(words, { ...day, from }) ? { ...day, from } : { ...day, position: 'nowhere' };
}

/** All phrases that could mean a day, or look like one. */
function daysIn(line: LineContext, words: readonly Word[], hasRule: boolean): Candidates<PlanDay> {
  // 'every friday from 24.12.'
  const isAfterStart = (at: number) => hasRule && startWords.includes(words[at - 1]?.bare ?? '');
  const found = candidatesOf(words, {
    phraseAt: (at) => dayAt(isAfterStart(at) ? { ...line, hasTime: true } : line, words, at),
    prepositions: ['on', 'by', '@', ...(hasRule ? startWords : [])],
  });
  const days = hasRule ? found.map((day) => withStart(words, day)) : found;
  // '(tomorrow) call'
  return line.hasTime
    ? days
    : days.map((day) => (isInBrackets(words, day) ? { ...day, position: 'at the end' } : day));
}

/** In a line with a rule, 'wake up every weekday 6:30' means the morning; 'read John 3:16 every day' stays text. */
const withRule = (words: readonly Word[], time: Candidate<ClockTime>): Candidate<ClockTime> =>
  time.position === 'after a preposition' &&
  !/^(?:matthew|mark|luke|john)$/.test(words[time.from - 1]?.bare ?? '')
    ? { ...time, position: 'at an end' }
    : time;

export interface Reading {
  readonly day?: Chosen<PlanDay> | undefined;
  readonly time?: Chosen<ClockTime> | undefined;
  readonly doubt?: DoubtfulWords;
  /** Half a pair of brackets would stay in the title, so nothing can be read. */
  readonly isUnbalanced?: true;
}

/**
 * The day and the time, or the words that prevent reading them. Empty words belong to other parts.
 * @param repeat the rule and its end
 * @param needsDay whether the rule takes its day from the line
 */
export function dayAndTime(
  line: LineContext,
  words: readonly Word[],
  repeat: readonly WordRange[],
  needsDay: boolean,
): Reading {
  const allDays = daysIn(line, words, repeat.length > 0);
  const positionsOfDays = positionsOf(allDays.filter(({ doubt }) => !doubt?.isVague));
  // 'jan 2 pm' is not a time.
  const allTimes = candidatesOf(words, {
    phraseAt: (at) => timeAt(words, at),
    prepositions: ['at', '@', 'by'],
  })
    .filter(({ from, to }) => !positionsOfDays.has(from) && !positionsOfDays.has(to - 1))
    .map((time) => (repeat.length > 0 ? withRule(words, time) : time));
  const zone = timeInZone(words, allTimes);
  if (zone) return { doubt: zone };

  const canBeListed = allDays.filter(({ doubt, isTopic }) => !doubt?.isVague && !isTopic);
  const listedDays = listedIn(words, canBeListed, positionsOf(allTimes));
  const listedTimes = listedIn(words, allTimes, positionsOfDays);
  const days = allDays.filter((day) => !listedDays.has(day) && !meansOther(words, day));
  // 'dec 13, 6pm' is no list.
  const endsList = ({ from }: WordRange) => !positionsOfDays.has(from - 1) && endsNumbers(words, from);
  const times = allTimes.filter(
    (time) => !listedTimes.has(time) && !isAboutOther(words, time) && !endsList(time),
  );
  const day = chosen(words, days, [...allTimes, ...repeat]);
  const time = chosen(words, times, [...days, ...repeat]);
  const listed = day ? [] : allDays.filter((candidate) => candidate.value && listedDays.has(candidate));
  // A rule can name its day, as another day can.
  const hasTopics = line.hasTime && (repeat.length === 0 || needsDay);
  const named = hasTopics ? allDays : allDays.filter(({ isTopic }) => !isTopic);
  const doubt =
    doubtfulDate(words, days, [...times, ...repeat], day) ??
    severalDays(words, listed, [...allTimes, ...repeat]) ??
    doubtfulTime(day, time, words) ??
    (line.hasTime || needsDay ? unreadDay(words, named, day) : undefined);
  if (doubt) return { doubt };
  if (isBalanced(words, [day, time, ...repeat])) return { day, time };
  const [one = day, other = time ?? day] = repeat.length > 0 ? [repeat[0], repeat.at(-1)] : [];
  const why = repeat.length > 0 ? 'position of the rule' : 'position';
  return one && other && line.hasTime ? { doubt: fromTo(one, other, why) } : { isUnbalanced: true };
}

/** A time that is on no single day: midnight, and a time of another part of the day. */
export function doubtfulTime(
  day: Candidate<unknown> | undefined,
  time: Chosen<ClockTime> | undefined,
  words: readonly Word[],
): DoubtfulWords | undefined {
  if (!day || !time) return undefined;
  if (isMidnight(words[time.to - 1])) return fromTo(day, time, 'no single day');
  return day.part && !isInPart(time.value, day.part) ? fromTo(day, time, 'no single time') : undefined;
}
