import type { Instant, PlanDay } from '../brands.ts';
import { planDayOf } from '../time/clock.ts';
import { startOfDay } from '../time/day-start.ts';
import { addDays, firstPlanDay } from '../time/plan-day.ts';

/** Something that lasted, and the moment that says on which day it counts. */
interface Session {
  readonly moment: Instant;
  /** Whole seconds. */
  readonly duration: number;
}

/** Days without any are missing. */
export type SecondsByDay = ReadonlyMap<PlanDay, number>;

/** The local day of a moment, worked out once for moments in a row that lie on the same one. */
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
 * What sessions add up to on each local day. Each is looked at once.
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

/** Whole minutes of each of some days, 0 where there are none. */
export const minutesOn = (days: readonly PlanDay[], seconds: SecondsByDay): readonly number[] =>
  days.map((day) => Math.round((seconds.get(day) ?? 0) / 60));

/** The sum of what the days show, so that whoever adds them up gets the same. */
export const totalOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
