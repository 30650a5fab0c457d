import { browserLocale, type Instant, mediumDay, planDayOf } from '@dayloom/domain';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const relative = new Map<string, Intl.RelativeTimeFormat>();

function relativeIn(locale: string) {
  const made = relative.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relative.set(locale, made);
  return made;
}

/** '5 minutes ago', '3 hours ago'; after one day the local date, such as 'Mar 4, 2026' in en-US. */
export function noteAge(written: Instant, now: Date, locale = browserLocale): string {
  const then = new Date(written);
  const past = now.getTime() - then.getTime();
  // After the clock was set back, a note may be in the future.
  if (past < minute) return 'just now';
  if (past < hour) return relativeIn(locale).format(-Math.floor(past / minute), 'minute');
  if (past < day) return relativeIn(locale).format(-Math.floor(past / hour), 'hour');
  return mediumDay(planDayOf(then), locale);
}
