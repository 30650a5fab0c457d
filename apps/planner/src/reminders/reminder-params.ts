import { isComputed, type Reminder } from '@dayloom/domain';

/** The parameters of the address that opens a reminder in its form: `/reminders?reminder={id}`. */
export const reminderParams = (reminder: Reminder) =>
  isComputed(reminder) ? { reminder: reminder.repeat, day: reminder.repeatDay } : { reminder: reminder.id };
