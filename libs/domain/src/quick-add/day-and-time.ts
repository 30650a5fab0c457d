import type { ClockTime, PlanDay } from '../brands.ts';
import {
  type Candidate,
  type Candidates,
  candidatesOf,
  endsNumbers,
  isAboutOther,
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
import { isMidnight, timeAt } from './times.ts';
import type { Word } from './words.ts';

/** A phrase that is read. */
export type Chosen<Value> = Candidate<Value> & { readonly value: Value };

/** The last valid phrase, because the time is usually given at the end. */
const chosen = <Value>(
  words: readonly Word[],
  candidates: Candidates<Value>,
  others: Candidates<unknown>,
): Chosen<Value> | undefined => candidates.filter(hasValue).findLast(validPositions(words, others));

const hasValue = <Value>(candidate: Candidate<Value>): candidate is Chosen<Value> =>
  candidate.value !== undefined;

const isInBrackets = (words: readonly Word[], { from, to }: WordRange) =>
  words.slice(from, to).some(({ text }) => text.includes('('));

/** Whether brackets leave the title in pairs. */
function isBalanced(words: readonly Word[], ranges: readonly (WordRange | undefined)[]): boolean {
  const read = ranges.flatMap((range) => (range ? words.slice(range.from, range.to) : []));
  return read.reduce((open, { opened }) => open + opened, 0) === 0;
}

/** All phrases that could mean a day, or look like one. */
function daysIn(line: LineContext, words: readonly Word[]): Candidates<PlanDay> {
  const days = candidatesOf(words, {
    phraseAt: (at) => dayAt(line, words, at),
    prepositions: ['on', 'by', '@'],
  });
  // '(tomorrow) call'
  return line.hasTime
    ? days
    : days.map((day) => (isInBrackets(words, day) ? { ...day, position: 'at the end' } : day));
}

interface Reading {
  readonly day?: Chosen<PlanDay> | undefined;
  readonly time?: Chosen<ClockTime> | undefined;
  readonly doubt?: DoubtfulWords;
}

/** The day and the time, or the words that prevent reading them. Empty words belong to other parts. */
export function dayAndTime(context: Omit<LineContext, 'hasTime'>, words: readonly Word[]): Reading {
  const line = { ...context, hasTime: words.some((_, at) => timeAt(words, at)) };
  const allDays = daysIn(line, words);
  const positionsOfDays = positionsOf(allDays.filter(({ doubt }) => !doubt?.isVague));
  // 'jan 2 pm' is not a time.
  const allTimes = candidatesOf(words, {
    phraseAt: (at) => timeAt(words, at),
    prepositions: ['at', '@', 'by'],
  }).filter(({ from, to }) => !positionsOfDays.has(from) && !positionsOfDays.has(to - 1));
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
  const day = chosen(words, days, allTimes);
  const time = chosen(words, times, days);
  const listed = day ? [] : allDays.filter((candidate) => candidate.value && listedDays.has(candidate));
  const doubt =
    doubtfulDate(words, days, times, day) ??
    severalDays(words, listed, allTimes) ??
    doubtfulTime(day, time, words) ??
    (line.hasTime ? unreadDay(words, allDays, day) : undefined);
  if (doubt) return { doubt };
  if (isBalanced(words, [day, time])) return { day, time };
  return day && line.hasTime ? { doubt: fromTo(day, time ?? day, 'position') } : {};
}

/** A time that is on no single day: midnight, and a time of another part of the day. */
function doubtfulTime(
  day: Chosen<PlanDay> | undefined,
  time: Chosen<ClockTime> | undefined,
  words: readonly Word[],
): DoubtfulWords | undefined {
  if (!day || !time) return undefined;
  if (isMidnight(words[time.to - 1])) return fromTo(day, time, 'no single day');
  return day.part && !isInPart(time.value, day.part) ? fromTo(day, time, 'part of the day') : undefined;
}
