import { remindersAfter, remindersAround } from '@dayloom/data';
import { planDayOf, type Reminder, remindersToCome } from '@dayloom/domain';
import { type Records, useRecords, useUser } from '@dayloom/platform';
import { useJoinedReminders } from '../reminder-reads/use-joined-reminders.ts';
import { useUtcForm } from '../reminder-reads/use-utc-form.ts';

/** The next reminders at or after `now`, soonest first and `most` of them (HM12). */
export function useUpcoming(now: Date, most: number): Records<Reminder> {
  const user = useUser();
  const today = planDayOf(now);
  // The days around today are read for Today as well, as the same query.
  const near = useUtcForm(useRecords(remindersAround(user.id, today), { keep: true }));
  const later = useUtcForm(useRecords(remindersAfter(user.id, today).first(most), { keep: true }));
  const all = useJoinedReminders([near, later]);
  return all.phase === 'ready' ? { ...all, records: remindersToCome(all.records, now).slice(0, most) } : all;
}
