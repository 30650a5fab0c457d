import type { PlanDay } from '../brands.ts';
import { clockTime } from './clock-time.ts';
import { timeText } from './format.ts';
import { noonOf } from './plan-day.ts';

/** The hours at which a user's day may start; the default is midnight. */
export const dayStartHours = [0, 1, 2, 3, 4, 5, 6] as const;

/** The display name of an hour: 'Midnight', '1:00 AM' in en-US. */
export const dayStartName = (hour: number, locale?: string) =>
  hour === 0 ? 'Midnight' : timeText(clockTime(`0${hour}:00`), locale);

/** Later by the clock change if the clock skips the hour; the first one if it shows the hour twice. */
export function startOfDay(day: PlanDay, hour: number): Date {
  const start = noonOf(day);
  start.setHours(hour, 0);
  return start;
}
