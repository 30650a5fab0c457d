import type { Change, User } from '@dayloom/data';
import { type Clock, nowOf, sampleAccount, todayOf } from '@dayloom/domain';

/** The records of the sample day. Their ids derive from the user's, so filling it twice creates no duplicates. */
export function sampleRecords(user: User, clock: Clock): readonly Change[] {
  let count = 0;
  const newId = () => `${user.id}-${(count += 1)}`;
  return sampleAccount({ user, today: todayOf(clock), now: nowOf(clock), newId }).map((record) => ({
    type: 'create',
    ...record,
  }));
}
