import type { PlanDay } from '../brands.ts';
import { clockTime } from './clock-time.ts';
import { timeText } from './format.ts';
import { noonOf } from './plan-day.ts';

/** The hours at which a user's day may start; without a choice it starts at midnight. */
export const dayStartHours = [0, 1, 2, 3, 4, 5, 6] as const;

/** What each of them is called on screen: 'Midnight', '1:00 AM' in en-US. */
export const dayStartName = (hour: number, locale?: string) =>
  hour === 0 ? 'Midnight' : timeText(clockTime(`0${hour}:00`), locale);

/** When a day starts at that hour; an hour that the clock skips is one jump later, one that it shows twice the first. */
export function startOfDay(day: PlanDay, hour: number): Date {
  const start = noonOf(day);
  start.setHours(hour, 0);
  return start;
}
