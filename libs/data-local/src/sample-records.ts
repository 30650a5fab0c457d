import type { Change, User } from '@dayloom/data';
import { type Clock, nowOf, sampleAccount, todayOf } from '@dayloom/domain';

/** What fills the sample day. The ids are made of the user's: filled twice at once, it holds everything once. */
export function sampleRecords(user: User, clock: Clock): readonly Change[] {
  let count = 0;
  const newId = () => `${user.id}-${(count += 1)}`;
  return sampleAccount({ user, today: todayOf(clock), now: nowOf(clock), newId }).map((record) => ({
    type: 'create',
    ...record,
  }));
}
