import { remindersFrom } from '@dayloom/data';
import { instantOf, type Reminder } from '@dayloom/domain';
import { type Records, useRecords, useUser } from '@dayloom/platform';
import { remindersFailed } from '../reminder-reads/use-joined-reminders.ts';

/** The next reminders at or after `now`, soonest first and `limit` of them (HM12). */
export function useUpcoming(now: Date, limit: number): Records<Reminder> {
  const user = useUser();
  return useRecords(remindersFrom(user.id, instantOf(now)).first(limit), {
    keep: true,
    failed: remindersFailed,
  });
}
