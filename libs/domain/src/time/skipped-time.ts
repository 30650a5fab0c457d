import { clockTimeOf } from './clock.ts';
import { isClockTime } from './clock-time.ts';
import { timeText } from './format.ts';
import { isInstant } from './instant.ts';
import { momentAt } from './moment-at.ts';
import { isPlanDay } from './plan-day.ts';

/** A hint for a typed time that the clock skips on its day; undefined for any other or incomplete time. */
export function skippedTimeText(
  { date, time }: { readonly date: string; readonly time: string },
  locale?: string,
): string | undefined {
  if (!isPlanDay(date) || !isClockTime(time)) return undefined;
  const moment = momentAt(date, time);
  // The last hours of the year 9999 are in the next year in UTC.
  const shown = isInstant(moment) ? clockTimeOf(new Date(moment)) : time;
  return shown === time
    ? undefined
    : `The clock skips this time on that day: it becomes ${timeText(shown, locale)}`;
}
