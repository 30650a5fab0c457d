import type { ClockTime, PlanDay } from '../brands.ts';
import { type Candidate, candidatesOf, meansOther, positionsOf, withoutLists } from './candidates.ts';
import { dayAt } from './days.ts';
import { numericDateAt } from './numeric-dates.ts';
import type { Phrase } from './phrase.ts';
import { isMidnight, timeAt } from './times.ts';
import { isDash, type Word } from './words.ts';

/** The words `from` up to, but excluding, `to`, and their meaning. */
export interface Chosen<Value> {
  readonly from: number;
  readonly to: number;
  readonly value: Value;
}

type Candidates<Value> = readonly Candidate<Value>[];

/** Returns a function that checks whether a phrase is at a position where it counts. */
function isValidPosition(words: readonly Word[], others: Candidates<unknown>) {
  const isFree = ({ bare, text }: Word) => bare !== '' || text !== '';
  const [first, last] = [words.findIndex(isFree), words.findLastIndex(isFree)];
  const starts = new Set(others.map(({ from }) => from));
  const ends = new Set(others.map(({ to }) => to));
  const after = (position: number) => (isDash(words[position]) ? position + 1 : position);
  const before = (position: number) => (isDash(words[position - 1]) ? position - 1 : position);
  return ({ from, to, reach, position }: Candidate<unknown>): boolean => {
    if (position === 'anywhere') return true;
    if (position === 'after a preposition') return false;
    // A day and a time next to each other count because of each other.
    if (starts.has(after(to)) || ends.has(before(from)) || reach > last) return true;
    return position === 'at an end' && from <= first;
  };
}

/** The last valid phrase, because the time is usually given at the end. */
function chosen<Value>(
  words: readonly Word[],
  candidates: Candidates<Value>,
  others: Candidates<unknown>,
): Chosen<Value> | undefined {
  const isValidAt = isValidPosition(words, others);
  for (const candidate of candidates.toReversed()) {
    const { from, to, value } = candidate;
    if (value !== undefined && isValidAt(candidate)) return { from, to, value };
  }
  return undefined;
}

/** The last weekday and date that do not match. */
function mismatched(words: readonly Word[], days: Candidates<PlanDay>, times: Candidates<unknown>) {
  const found = days.filter(({ mismatch }) => mismatch).findLast(isValidPosition(words, times));
  return found && { from: found.from, to: found.to, value: found.mismatch?.value, isUnread: false };
}

type WordRange = Pick<Chosen<unknown>, 'from' | 'to'>;

/** Both phrases and the words between them, which do not name a single future day. */
const fromTo = (one: WordRange, other: WordRange) => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
  value: undefined,
  isUnread: false,
});

/** The words from the first to the last of several days, 'mon and wed'. */
function severalDays(words: readonly Word[], listed: Candidates<PlanDay>, times: Candidates<unknown>) {
  const [first, last] = [listed.at(0), listed.at(-1)];
  return first && last && listed.some(isValidPosition(words, times)) ? fromTo(first, last) : undefined;
}

/** A named day that was not read: in 'dentist friday checkup at 9am' the time is not for today. */
function unreadDay(days: Candidates<PlanDay>, time: WordRange) {
  const isOfTime = ({ from, to }: WordRange) => from === time.to || to === time.from;
  const unread = days.findLast(
    (candidate) => candidate.mismatch || candidate.position !== 'at the end' || isOfTime(candidate),
  );
  if (!unread) return undefined;
  const { from, to, value, mismatch } = unread;
  return { from, to, value: undefined, isUnread: (value ?? mismatch?.value) !== undefined };
}

interface Reading {
  readonly day?: Chosen<PlanDay> | undefined;
  readonly time?: Chosen<ClockTime> | undefined;
  readonly mismatch?: Chosen<PlanDay | undefined> & { readonly isUnread: boolean };
}

function read(words: readonly Word[], phraseAt: (at: number) => Phrase<PlanDay> | undefined): Reading {
  const allDays = candidatesOf(words, { phraseAt, prepositions: ['on', 'by'] });
  const positionsOfDays = positionsOf(allDays);
  // 'jan 2 pm' is not a time.
  const allTimes = candidatesOf(words, {
    phraseAt: (at) => timeAt(words, at),
    prepositions: ['at', 'by'],
  }).filter(({ from, to }) => !positionsOfDays.has(from) && !positionsOfDays.has(to - 1));
  const single = withoutLists(words, allDays, positionsOf(allTimes));
  const believed = <Value>(candidates: Candidates<Value>) =>
    candidates.filter((candidate) => !meansOther(words, candidate));
  const days = believed(single);
  const singleTimes = withoutLists(words, allTimes, positionsOfDays);
  const times = believed(singleTimes);
  const listed = allDays.filter((candidate) => candidate.value && !single.includes(candidate));
  const day = chosen(words, days, allTimes);
  const mismatch = mismatched(words, days, times) ?? (day ? undefined : severalDays(words, listed, allTimes));
  if (mismatch) return { mismatch };
  const time = chosen(words, times, days);
  if (day && time && isMidnight(words[time.to - 1])) return { mismatch: fromTo(day, time) };
  const named = time ?? allTimes.find((range) => !range.value || !singleTimes.includes(range));
  const unread = !day && named && unreadDay(allDays, named);
  return unread ? { mismatch: unread } : { day, time };
}

/**
 * The day and the time in the line, or the mismatch that prevents reading them. Numbers such as '24.12.' can be a date
 * only in a line with a time and no other day. Words with an empty text belong to other parts and are ignored.
 */
export function dayAndTime(today: PlanDay, words: readonly Word[]): Reading {
  const inWords = (at: number) => dayAt(today, words, at);
  const reading = read(words, inWords);
  const hasTime = words.some((_, at) => timeAt(words, at));
  return reading.day || reading.mismatch || !hasTime
    ? reading
    : read(words, (at) => inWords(at) ?? numericDateAt(today, words, at));
}
