import { type Clock, dayInMilliseconds, type Instant, instantOf } from '@dayloom/domain';
import type { Mark } from '@dayloom/sync';
import { Timestamp } from 'firebase/firestore';

/** How long a deleted record is kept: longer than the trash shows it. The rules take 45 to 75 days. */
export const keptDays = 60;

/** The server's time, as well as this device can know it: its own clock may be wrong by months. */
export interface ServerClock {
  now(): Instant;
  inDays(days: number): Timestamp;
  /** A mark was raised to this count just now. */
  raised(count: number): void;
  /** A mark was read: its stamp is the moment of its raising, or at least past. */
  read(mark: Mark): void;
}

export function serverClock(clock: Clock): ServerClock {
  /** Milliseconds that the server is ahead of this device. */
  let ahead = 0;
  let last: { readonly count: number; readonly at: number } | undefined;
  const now = () => clock.now().getTime() + ahead;
  return {
    now: () => instantOf(new Date(now())),
    inDays: (days) => Timestamp.fromMillis(now() + days * dayInMilliseconds),
    raised(count) {
      last = { count, at: clock.now().getTime() };
    },
    read({ count, stamp }) {
      const moment = Date.parse(stamp);
      if (count === last?.count) ahead = moment - last.at;
      else ahead = Math.max(ahead, moment - clock.now().getTime());
    },
  };
}
