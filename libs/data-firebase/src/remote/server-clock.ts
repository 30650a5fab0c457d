import { type Clock, dayInMilliseconds, type Instant, instantOf } from '@dayloom/domain';
import type { Mark } from '@dayloom/sync';
import { Timestamp } from 'firebase/firestore';

/** How long a deleted record is kept: longer than the trash shows it. The rules accept 45 to 75 days. */
export const keptDays = 60;

/** An estimate of the server's time, because the clock of the device may be wrong by months. */
export interface ServerClock {
  now(): Instant;
  inDays(days: number): Timestamp;
  /** Call just after a mark was updated to this count. */
  raised(count: number): void;
  /** Call with a mark that was read. Its stamp is the time of the own update, or at least in the past. */
  read(mark: Mark): void;
}

export function serverClock(clock: Clock): ServerClock {
  /** By how much the server is ahead of this device, in milliseconds. */
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
