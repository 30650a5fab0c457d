import type { Instant, PlanDay } from '../brands.ts';
import { planDayOf } from '../time/clock.ts';
import { startOfDay } from '../time/day-start.ts';
import { addDays, firstPlanDay } from '../time/plan-day.ts';

/** A duration, and the moment that decides on which day it counts. */
interface Session {
  readonly moment: Instant;
  /** Whole seconds. */
  readonly duration: number;
}

/** Days without sessions are missing. */
export type SecondsByDay = ReadonlyMap<PlanDay, number>;

/** Finds the local day of a moment, with a cache for consecutive moments on the same day. */
function dayFinder(dayStart: number): (moment: Instant) => PlanDay {
  let [day, from, to] = [firstPlanDay, 0, 0];
  return (moment) => {
    const time = Date.parse(moment);
    if (time < from || to <= time) {
      day = planDayOf(new Date(time), dayStart);
      from = startOfDay(day, dayStart).getTime();
      to = startOfDay(addDays(day, 1), dayStart).getTime();
    }
    return day;
  };
}

/**
 * The sum of the sessions of each local day.
 * @param dayStart the hour at which days begin
 */
export function secondsByDay<T>(
  records: readonly T[],
  sessionOf: (record: T) => Session,
  dayStart: number,
): SecondsByDay {
  const seconds = new Map<PlanDay, number>();
  const dayOf = dayFinder(dayStart);
  for (const record of records) {
    const { moment, duration } = sessionOf(record);
    const day = dayOf(moment);
    seconds.set(day, (seconds.get(day) ?? 0) + duration);
  }
  return seconds;
}

/** The rounded minutes of each given day; 0 if missing. */
export const minutesOn = (days: readonly PlanDay[], seconds: SecondsByDay): readonly number[] =>
  days.map((day) => Math.round((seconds.get(day) ?? 0) / 60));

/** The sum of the rounded values that the days show, so that it matches their visible sum. */
export const totalOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
