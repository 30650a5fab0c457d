import type { ClockTime, PlanDay } from '../brands.ts';
import {
  type Candidate,
  type Candidates,
  isAboutOther,
  validPositions,
  type WordRange,
} from './candidates.ts';
import type { PartOfDay } from './phrase.ts';
import { isTimeWithZone, lengthOfZone } from './time-zones.ts';
import type { Word } from './words.ts';

/** Why no day and no time are read. */
export type DoubtReason =
  | 'no single day'
  | 'position'
  /** 'read every friday paper 9am'. */
  | 'position of the rule'
  | 'topic'
  | 'zone'
  /** 'friday night 1am'; with a rule also 'at 9' and '8am and 8pm'. */
  | 'no single time'
  /** 'every third blue moon', 'every 31 feb'. */
  | 'no rule'
  /** 'every friday every 2 weeks'. */
  | 'several rules'
  /** 'every friday on 24 dec', if that is no Friday. */
  | 'not a day of the rule';

/** The words that prevent reading a line. */
export interface DoubtfulWords extends WordRange {
  readonly why: DoubtReason;
  /** For a weekday and a date that do not match: the day of the date. */
  readonly day?: PlanDay | undefined;
}

/** Both phrases and the words between them. */
export const fromTo = (one: WordRange, other: WordRange, why: DoubtReason): DoubtfulWords => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
  why,
});

const doubtOf = ({ from, to, isTopic, doubt }: Candidate<PlanDay>): DoubtfulWords => ({
  from,
  to,
  why: isTopic ? 'topic' : 'no single day',
  day: doubt?.value,
});

/** The last weekday and date that do not match; in a line that names no other day, also the last vague words. */
export function doubtfulDate(
  words: readonly Word[],
  days: Candidates<PlanDay>,
  times: readonly WordRange[],
  day: WordRange | undefined,
): DoubtfulWords | undefined {
  const doubtful = days.filter(({ doubt }) => doubt && !(day && doubt.isVague));
  const found = doubtful.findLast(validPositions(words, times));
  return found && doubtOf(found);
}

/** The words from the first to the last of several days, 'mon and wed'. */
export function severalDays(
  words: readonly Word[],
  listed: Candidates<PlanDay>,
  times: readonly WordRange[],
): DoubtfulWords | undefined {
  const [first, last] = [listed.at(0), listed.at(-1)];
  const counts = listed.some(validPositions(words, times));
  return first && last && counts ? fromTo(first, last, 'no single day') : undefined;
}

/** Words that look like a day, in a line with a time, and are not the day that was read. */
export function unreadDay(
  words: readonly Word[],
  days: Candidates<PlanDay>,
  day: Candidate<PlanDay> | undefined,
): DoubtfulWords | undefined {
  const unread = days.filter((candidate) => {
    if (!day) return true;
    const isSame = candidate === day || candidate.value === day.value;
    return !isSame && !candidate.isTopic && !(candidate.value && isAboutOther(words, candidate));
  });
  const found =
    unread.find(({ doubt, isTopic }) => doubt?.isVague && !isTopic) ??
    unread.findLast(({ doubt }) => !doubt?.isVague) ??
    unread.at(0);
  if (!found) return undefined;
  if (day && found.value) return fromTo(found, day, 'no single day');
  const isDay = (found.value ?? found.doubt?.value) !== undefined;
  return isDay ? { from: found.from, to: found.to, why: 'position' } : doubtOf(found);
}

/** A time with the zone after it. */
export function timeInZone(words: readonly Word[], times: Candidates<ClockTime>): DoubtfulWords | undefined {
  const joined = words.findIndex(isTimeWithZone);
  if (joined >= 0) return { from: joined, to: joined + 1, why: 'zone' };
  for (const { from, to } of times) {
    const length = lengthOfZone(words, to);
    // 'Lunch 1pm, EAT', but the dot of '3 p.m.' belongs to the time.
    const isDirect = !/[,;!]$/.test(words[to - 1]?.text ?? '');
    if (length > 0 && isDirect) return { from, to: to + length, why: 'zone' };
  }
  return undefined;
}

/** Whether an hour can be in each part of the day. After midnight, 'night' does not say which one. */
const includesHour: Readonly<Record<PartOfDay, (hour: number) => boolean>> = {
  morning: (hour) => hour <= 12,
  afternoon: (hour) => hour >= 12 && hour <= 18,
  evening: (hour) => hour >= 15,
  night: (hour) => hour >= 17,
  tonight: (hour) => hour >= 17 || hour < 6,
};

export const isInPart = (time: ClockTime, part: PartOfDay): boolean =>
  includesHour[part](Number(time.slice(0, 2)));
