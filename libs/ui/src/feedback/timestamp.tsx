import { type Instant, systemClock } from '@dayloom/domain';

const styleOfToday = { timeStyle: 'short' } as const;
const styleOfEarlier = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Local time as the browser writes it, with the day where that is not today. */
export function timestampText(at: Instant): string {
  const date = new Date(at);
  const isToday = date.toDateString() === systemClock.now().toDateString();
  return date.toLocaleString(undefined, isToday ? styleOfToday : styleOfEarlier);
}

/** A moment in local time, readable by machines as well; does not renew itself at midnight. */
export const Timestamp = ({ at }: { at: Instant }) => <time dateTime={at}>{timestampText(at)}</time>;
