import type { ClockTime, Instant, PlanDay } from '../brands.ts';
import { instantOf } from './instant.ts';
import { noonOf } from './plan-day.ts';

/** The moment at which that day's local clock shows `time`; a time the clock skips that day is one jump later. */
export function momentAt(day: PlanDay, time: ClockTime): Instant {
  const date = noonOf(day);
  date.setHours(Number(time.slice(0, 2)), Number(time.slice(3)));
  return instantOf(date);
}
