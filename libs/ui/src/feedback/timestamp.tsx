import { browserLocale, type Instant, systemClock } from '@dayloom/domain';
import { createContext, useContext } from 'react';

/** The locale of timestamps; without a provider that of the browser. */
export const LocaleContext = createContext(browserLocale);

/**
 * Local time in `locale`, with the date unless it is today.
 * @param timeStyle 'medium' includes the seconds
 */
export function timestampText(
  at: Instant,
  locale = browserLocale,
  timeStyle: 'short' | 'medium' = 'short',
): string {
  const date = new Date(at);
  const isToday = date.toDateString() === systemClock.now().toDateString();
  return date.toLocaleString(locale, isToday ? { timeStyle } : { dateStyle: 'medium', timeStyle });
}

/** A timestamp in local time, with a machine-readable value; does not update at midnight. */
export const Timestamp = ({ at }: { at: Instant }) => (
  <time dateTime={at}>{timestampText(at, useContext(LocaleContext))}</time>
);
