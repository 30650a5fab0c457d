import type { Instant, PlanDay } from '../brands.ts';
import { planDayOf } from '../time/clock.ts';
import { daysBetween } from '../time/plan-day.ts';

/** How many sessions each day had; days without one are missing. */
export type SessionDays = ReadonlyMap<PlanDay, number>;

/**
 * The days of sessions that ended at these moments, as the zone has them in which this is read: a session keeps the
 * moment and no zone, so a flight moves all of them alike and leaves no gap. A day begins at the hour `dayStart`.
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
  /** Days in a row up to today, or up to yesterday while today may still join them; else 0. */
  readonly current: number;
  readonly longest: number;
}

/** The days in a row with a session. Days after today are those of a wrong clock, and count once they have come. */
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
