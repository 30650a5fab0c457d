import type { Instant } from '../brands.ts';
import { instantOf } from '../time/instant.ts';

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
  return { from: oldest > earliest ? oldest : earliest, to: ago(-lookAhead), madeAt: ago(0), timeZone };
}

/** Whether a new plan is due: twice a day, after a jump of the clock, and in another time zone. */
export const isPlanOver = ({ madeAt, timeZone }: Plan, now: Date, here: string): boolean =>
  Math.abs(now.getTime() - Date.parse(madeAt)) > renewal || timeZone !== here;

/** Milliseconds from `now` until the next decision: at least 0, at most a day. */
export const waitUntil = (next: Instant | undefined, now: Date): number =>
  Math.max(0, Math.min(longestWait, next === undefined ? longestWait : Date.parse(next) - now.getTime()));
