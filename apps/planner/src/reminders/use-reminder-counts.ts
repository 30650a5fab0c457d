import { remindersBetween, remindersFrom, remindersLatestFirst } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { type Total, useCount, useUser } from '@dayloom/platform';

export interface ReminderCounts {
  readonly total: Total;
  readonly upcoming: Total;
  readonly today: Total;
}

interface CountedMoments {
  readonly now: Instant;
  /** The start of today. */
  readonly from: Instant;
  /** The start of tomorrow. */
  readonly until: Instant;
}

/** The figures of RM6, each counted by the index. */
export function useReminderCounts({ now, from, until }: CountedMoments): ReminderCounts {
  const { id } = useUser();
  return {
    total: useCount(remindersLatestFirst(id)),
    // Asked again every minute: the last figure remains until the next one is counted.
    upcoming: useCount(remindersFrom(id, now), { keep: true }),
    today: useCount(remindersBetween(id, from, until)),
  };
}
