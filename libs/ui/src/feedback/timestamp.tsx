import { browserLocale, type Instant, systemClock } from '@dayloom/domain';
import { createContext, useContext } from 'react';

/** The locale in which moments are written; the browser's own without a provider. */
export const LocaleContext = createContext(browserLocale);

/**
 * Local time in `locale`, with the day where that is not today.
 * @param timeStyle 'medium' has the seconds as well
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

/** A moment in local time, readable by machines as well; does not renew itself at midnight. */
export const Timestamp = ({ at }: { at: Instant }) => (
  <time dateTime={at}>{timestampText(at, useContext(LocaleContext))}</time>
);
