import type { ClockTime, Instant, PlanDay } from '../brands.ts';
import { instantOf } from './instant.ts';
import { noonOf } from './plan-day.ts';

/** The moment at which the local clock shows a time. A time that the clock skips on that day is later by the change. */
export function momentAt(day: PlanDay, time: ClockTime): Instant {
  const date = noonOf(day);
  date.setHours(Number(time.slice(0, 2)), Number(time.slice(3)));
  return instantOf(date);
}
