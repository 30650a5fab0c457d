import type { Instant } from '../brands.ts';
import { instantOf } from '../time/instant.ts';
import { latenessOf } from './lateness.ts';

/** Milliseconds. */
const day = 24 * 3_600_000;
/** How far back sources are queried, so that notifications cancelled since then are closed. */
export const lookBack = day;
/** How far ahead moments are planned, and how often. */
const lookAhead = 2 * day;
const renewal = day / 2;
/** Browser timers overflow after about 24 days and then fire at once. */
const longestWait = day;

/** Milliseconds: how long receipts are kept. Older moments do not count as missed. */
export const receiptsKept = 30 * day;

/** The data of a moment that the scheduler needs. */
export interface ScheduledMoment {
  readonly at: Instant;
  /** The start of its item. */
  readonly startsAt: Instant;
  /** Does not wait for the end of quiet hours. */
  readonly isUrgent?: boolean;
}

/** The period of planned moments, including `from` and excluding `to`. */
export interface Plan {
  readonly from: Instant;
  readonly to: Instant;
  readonly madeAt: Instant;
  /** The IANA time zone of the device at that time. */
  readonly timeZone: string;
}

/**
 * Creates a plan: the next 48 hours, and everything since the last check.
 * @param looked for each source the end of the period that was checked
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

/** Whether a new plan is due: twice a day, after a jump of the clock, and in another time zone. */
export const isPlanOver = ({ madeAt, timeZone }: Plan, now: Date, here: string): boolean =>
  Math.abs(now.getTime() - Date.parse(madeAt)) > renewal || timeZone !== here;

/** Milliseconds from `now` until the earliest of these moments: at least 0, at most `longest`. */
export function waitUntilNext(
  moments: readonly (Instant | undefined)[],
  now: Date,
  longest = longestWait,
): number {
  const waits = moments.flatMap((at) => (at === undefined ? [] : Date.parse(at) - now.getTime()));
  return Math.max(0, Math.min(longest, ...waits));
}

/**
 * The moments after `since` that have come.
 * @param since the end of the checked period; ignored if it is in the future, because the clock was set back
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

/** A moment within quiet hours, and when they end. */
export interface Waited<T extends ScheduledMoment> {
  readonly due: T;
  readonly until: Instant;
}

/** What to do with moments that have come. */
export interface Triage<T extends ScheduledMoment> {
  readonly show: readonly { readonly due: T; readonly isLate: boolean }[];
  /** Too late to be shown. */
  readonly missed: readonly T[];
  /** Delayed, because quiet hours continue. */
  readonly waiting: readonly Waited<T>[];
  /** Shown together, because quiet hours are over; `isMissed` if no device was awake at their end. */
  readonly waited: readonly (Waited<T> & { readonly isMissed: boolean })[];
}

/**
 * Decides what to do with moments that have come.
 * @param quietUntil returns the end of the quiet hours that include a moment; undefined outside quiet hours
 */
export function triage<T extends ScheduledMoment>(
  come: readonly T[],
  now: Date,
  quietUntil: (at: Instant) => Instant | undefined,
): Triage<T> {
  const present = instantOf(now);
  // An announcement is useless after its item has started.
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
