import type { Instant } from '../brands.ts';
import { clockTimeOf, planDayOf } from '../time/clock.ts';
import { mediumDay, timeText, weekdayAndDay } from '../time/format.ts';
import { addDays } from '../time/plan-day.ts';

/** '6:00 PM', 'tomorrow, 9:00 AM', 'Thu, Mar 12, 9:00 AM', 'Mar 12, 2027, 9:00 AM'. */
export function snoozeText(until: Instant, now: Date, locale?: string): string {
  const date = new Date(until);
  const [day, today] = [planDayOf(date), planDayOf(now)];
  const time = timeText(clockTimeOf(date), locale);
  if (day === today) return time;
  if (day === addDays(today, 1)) return `tomorrow, ${time}`;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return `${(isThisYear ? weekdayAndDay : mediumDay)(day, locale)}, ${time}`;
}
