import type { Instant } from '../brands.ts';
import { instantOf } from '../time/instant.ts';
import { latenessOf } from './lateness.ts';

/** Milliseconds. */
const day = 24 * 3_600_000;
/** How far back sources are asked, so that what was cancelled since then leaves the screen. */
export const lookBack = day;
/** How far ahead is planned, and after how long again. */
const lookAhead = 2 * day;
const renewal = day / 2;
/** Browser timers overflow after about 24 days and then fire at once. */
const longestWait = day;

/** Milliseconds for which receipts are kept, and before which nothing counts as missed any more. */
export const receiptsKept = 30 * day;

/** A moment as far as the scheduler needs it. */
export interface ScheduledMoment {
  readonly at: Instant;
  /** When its item starts. */
  readonly startsAt: Instant;
  /** It does not wait for the end of quiet hours. */
  readonly isUrgent?: boolean;
}

/** The time for which moments are planned: `from` is part of it, `to` is not. */
export interface Plan {
  readonly from: Instant;
  readonly to: Instant;
  readonly madeAt: Instant;
  /** The IANA name of where the device was then. */
  readonly timeZone: string;
}

/**
 * The plan made at `now`: the next 48 hours, and what came since the last look.
 * @param looked until when each source was looked at
 */
export function planAt(now: Date, looked: readonly Instant[], timeZone: string): Plan {
  const ago = (milliseconds: number) => instantOf(new Date(now.getTime() - milliseconds));
  const oldest = [...looked, ago(lookBack)].reduce((one, other) => (one < other ? one : other));
  const earliest = ago(receiptsKept);
  return {
    from: oldest > earliest ? oldest : earliest,
    to: ago(-lookAhead),
    madeAt: ago(0),
    timeZone,
  };
}

/** Whether it is time for another plan: twice a day, after a jump of the clock, and in another time zone. */
export const isPlanOver = ({ madeAt, timeZone }: Plan, now: Date, here: string): boolean =>
  Math.abs(now.getTime() - Date.parse(madeAt)) > renewal || timeZone !== here;

/** Milliseconds from `now` until the soonest of these moments, at most `longest`. Never negative. */
export function waitUntilNext(
  moments: readonly (Instant | undefined)[],
  now: Date,
  longest = longestWait,
): number {
  const waits = moments.flatMap((at) => (at === undefined ? [] : Date.parse(at) - now.getTime()));
  return Math.max(0, Math.min(longest, ...waits));
}

/**
 * The moments that have come since `since`.
 * @param since until when all of them were looked at; a clock that was set back has looked at nothing ahead
 */
export function comeSince<T extends ScheduledMoment>(
  due: readonly T[],
  since: Instant | undefined,
  now: Date,
): readonly T[] {
  const present = instantOf(now);
  const from = since !== undefined && since < present ? since : present;
  return due.filter(({ at }) => at > from && at <= present);
}

/** A moment that fell into quiet hours, and when these end. */
export interface Waited<T extends ScheduledMoment> {
  readonly due: T;
  readonly until: Instant;
}

/** What is to become of moments that have come. */
export interface Triage<T extends ScheduledMoment> {
  readonly show: readonly { readonly due: T; readonly isLate: boolean }[];
  /** Too late to be shown. */
  readonly missed: readonly T[];
  /** Quiet hours go on, and these wait. */
  readonly waiting: readonly Waited<T>[];
  /** Quiet hours are over: they come as one, or `isMissed` where no device was awake then. */
  readonly waited: readonly (Waited<T> & { readonly isMissed: boolean })[];
}

/**
 * Decides what is to become of moments that have come.
 * @param quietUntil when the quiet hours end that contain a moment; undefined where none do
 */
export function triage<T extends ScheduledMoment>(
  come: readonly T[],
  now: Date,
  quietUntil: (at: Instant) => Instant | undefined,
): Triage<T> {
  const present = instantOf(now);
  // What has begun needs no announcement any more.
  const isOvertaken = ({ at, startsAt }: T) => at < startsAt && startsAt <= present;
  const isMissed = (one: T) => {
    const lateness = latenessOf(one.at, now);
    return lateness === 'missed' || (lateness === 'late' && isOvertaken(one));
  };
  const endOf = (one: T) => (one.isUrgent ? undefined : quietUntil(one.at));
  const quiet = come.flatMap((due): readonly Waited<T>[] => {
    const until = endOf(due);
    return until === undefined ? [] : [{ due, until }];
  });
  const others = come.filter((one) => endOf(one) === undefined);
  return {
    show: others
      .filter((one) => !isMissed(one))
      .map((one) => ({ due: one, isLate: latenessOf(one.at, now) === 'late' })),
    missed: others.filter(isMissed),
    waiting: quiet.filter(({ until }) => until > present),
    waited: quiet
      .filter(({ until }) => until <= present)
      .map((one) => ({ ...one, isMissed: latenessOf(one.until, now) === 'missed' })),
  };
}
