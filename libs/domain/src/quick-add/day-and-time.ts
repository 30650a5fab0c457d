import type { ClockTime, PlanDay } from '../brands.ts';
import { type Candidate, candidatesOf, meansOther, placesOf, withoutLists } from './candidates.ts';
import { dayAt } from './days.ts';
import { numericDateAt } from './numeric-dates.ts';
import type { Phrase } from './phrase.ts';
import { isMidnight, timeAt } from './times.ts';
import { isDash, type Word } from './words.ts';

/** Words `from` up to, not including, `to`, and what they mean. */
export interface Chosen<Value> {
  readonly from: number;
  readonly to: number;
  readonly value: Value;
}

type Candidates<Value> = readonly Candidate<Value>[];

/** Whether a candidate stands where its words can be believed. */
function standingIn(words: readonly Word[], others: Candidates<unknown>) {
  const isFree = ({ bare, text }: Word) => bare !== '' || text !== '';
  const [first, last] = [words.findIndex(isFree), words.findLastIndex(isFree)];
  const starts = new Set(others.map(({ from }) => from));
  const ends = new Set(others.map(({ to }) => to));
  const after = (place: number) => (isDash(words[place]) ? place + 1 : place);
  const before = (place: number) => (isDash(words[place - 1]) ? place - 1 : place);
  return ({ from, to, reach, standing }: Candidate<unknown>): boolean => {
    if (standing === 'anywhere') return true;
    if (standing === 'after a preposition') return false;
    // A day and a time beside each other are believed for each other's sake.
    if (starts.has(after(to)) || ends.has(before(from)) || reach > last) return true;
    return standing === 'at an end' && from <= first;
  };
}

/** The last one that is believed: people say when at the end. */
function chosen<Value>(
  words: readonly Word[],
  candidates: Candidates<Value>,
  others: Candidates<unknown>,
): Chosen<Value> | undefined {
  const stands = standingIn(words, others);
  for (const candidate of candidates.toReversed()) {
    const { from, to, value } = candidate;
    if (value !== undefined && stands(candidate)) return { from, to, value };
  }
  return undefined;
}

/** The last weekday and date that do not match. */
function mismatched(words: readonly Word[], days: Candidates<PlanDay>, times: Candidates<unknown>) {
  const found = days.filter(({ mismatch }) => mismatch).findLast(standingIn(words, times));
  return found && { from: found.from, to: found.to, value: found.mismatch?.value, isUnread: false };
}

type Place = Pick<Chosen<unknown>, 'from' | 'to'>;

/** The words of both and those between them, which name no single day to come. */
const fromTo = (one: Place, other: Place) => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
  value: undefined,
  isUnread: false,
});

/** From the first to the last of several days, 'mon and wed'. */
function severalDays(words: readonly Word[], listed: Candidates<PlanDay>, times: Candidates<unknown>) {
  const [first, last] = [listed.at(0), listed.at(-1)];
  return first && last && listed.some(standingIn(words, times)) ? fromTo(first, last) : undefined;
}

/** 'dentist friday checkup at 9am': that time is not today's. */
function unreadDay(days: Candidates<PlanDay>, time: Place) {
  const isOfTime = ({ from, to }: Place) => from === time.to || to === time.from;
  const unread = days.findLast(
    (candidate) => candidate.mismatch || candidate.standing !== 'at the end' || isOfTime(candidate),
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
  const placesOfDays = placesOf(allDays);
  // 'jan 2 pm' is no time
  const allTimes = candidatesOf(words, {
    phraseAt: (at) => timeAt(words, at),
    prepositions: ['at', 'by'],
  }).filter(({ from, to }) => !placesOfDays.has(from) && !placesOfDays.has(to - 1));
  const single = withoutLists(words, allDays, placesOf(allTimes));
  const believed = <Value>(candidates: Candidates<Value>) =>
    candidates.filter((candidate) => !meansOther(words, candidate));
  const days = believed(single);
  const singleTimes = withoutLists(words, allTimes, placesOfDays);
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
 * The day and the time that the line names, or the mismatch because of which neither is read. Numbers such as
 * '24.12.' can be a date only in a line that has a time and no other day. Words without a text are spoken for, and do
 * not count as words of the line.
 */
export function dayAndTime(today: PlanDay, words: readonly Word[]): Reading {
  const inWords = (at: number) => dayAt(today, words, at);
  const reading = read(words, inWords);
  const hasTime = words.some((_, at) => timeAt(words, at));
  return reading.day || reading.mismatch || !hasTime
    ? reading
    : read(words, (at) => inWords(at) ?? numericDateAt(today, words, at));
}
