import { remindersAfter, remindersAround, remindersBefore } from '@dayloom/data';
import type { PlanDay, Reminder } from '@dayloom/domain';
import { type Records, useRecords, useUser } from '@dayloom/platform';
import { useJoinedReminders } from '../reminder-reads/use-joined-reminders.ts';
import { useUtcForm } from '../reminder-reads/use-utc-form.ts';

/** How many reminders are read beyond the days around today. */
export interface ReminderWindow {
  readonly ahead: number;
  readonly past: number;
}

export interface ReminderLists {
  /** Those of the days around today: all there are. */
  readonly near: Records<Reminder>;
  /** The windows as one list. */
  readonly all: Records<Reminder>;
}

/** The reminders around today, and a window of those to come and of those gone (DA21); a failure is told once. */
export function useReminderList(today: PlanDay, { ahead, past }: ReminderWindow): ReminderLists {
  const user = useUser();
  const near = useUtcForm(useRecords(remindersAround(user.id, today), { keep: true }));
  const later = useUtcForm(useRecords(remindersAfter(user.id, today).first(ahead), { keep: true }));
  const earlier = useUtcForm(useRecords(remindersBefore(user.id, today).first(past), { keep: true }));
  return { near, all: useJoinedReminders([near, later, earlier]) };
}
