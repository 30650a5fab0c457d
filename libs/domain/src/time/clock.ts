import type { ClockTime, Instant, PlanDay } from '../brands.ts';
import { startOfDay } from './day-start.ts';
import { instantOf } from './instant.ts';
import { addDays } from './plan-day.ts';

/** The source of the current time, which tests replace. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The local day and time of `date`, in the ISO format. @throws RangeError if it is no moment */
const localText = (date: Date) =>
  new Date(
    Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes()),
  ).toISOString();

/** The user's day at `date`: the calendar day, or the day before until the hour at which days start. */
export function planDayOf(date: Date, dayStart = 0): PlanDay {
  const day = localText(date).slice(0, 10) as PlanDay;
  return date < startOfDay(day, dayStart) ? addDays(day, -1) : day;
}

/** The local time of day of `date`, without seconds. */
export const clockTimeOf = (date: Date) => localText(date).slice(11, 16) as ClockTime;

export const nowOf = (clock: Clock): Instant => instantOf(clock.now());
export const todayOf = (clock: Clock, dayStart = 0): PlanDay => planDayOf(clock.now(), dayStart);
