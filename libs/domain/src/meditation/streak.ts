import type { Instant, PlanDay } from '../brands.ts';
import { planDayOf } from '../time/clock.ts';
import { daysBetween } from '../time/plan-day.ts';

/** The number of sessions per day; days without one are missing. */
export type SessionDays = ReadonlyMap<PlanDay, number>;

/**
 * The local days of sessions, by the moments of their ends, in the current time zone. A session stores a moment and no
 * zone, so a change of time zone moves all sessions alike and leaves no gap.
 * @param dayStart the hour at which days begin
 */
export function sessionDays(moments: readonly Instant[], dayStart: number): SessionDays {
  const days = new Map<PlanDay, number>();
  for (const moment of moments) {
    const day = planDayOf(new Date(moment), dayStart);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return days;
}

export interface Streak {
  /** Consecutive days up to today, or up to yesterday while today has no session yet; else 0. */
  readonly current: number;
  readonly longest: number;
}

/** Counts consecutive days with a session. Future days come from a wrong clock and are ignored until they arrive. */
export function streakOf(days: SessionDays, today: PlanDay): Streak {
  let [length, longest] = [0, 0];
  let last: PlanDay | undefined;
  for (const day of [...days.keys()].filter((one) => one <= today).toSorted()) {
    length = last !== undefined && daysBetween(last, day) === 1 ? length + 1 : 1;
    longest = Math.max(longest, length);
    last = day;
  }
  const isUnbroken = last !== undefined && daysBetween(last, today) <= 1;
  return { current: isUnbroken ? length : 0, longest };
}
