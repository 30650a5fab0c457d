import { remindersOfDays } from '@dayloom/data';
import { addDays, momentOfReminder, type NotifiedItem, planDayOf, type Reminder } from '@dayloom/domain';
import type { NotificationSource } from '@dayloom/platform';
import { watchDue } from './watch-due.ts';

const itemOf = (reminder: Reminder): NotifiedItem => ({
  type: 'reminder',
  id: reminder.id,
  title: reminder.title,
  startsAt: momentOfReminder(reminder),
  createdAt: reminder.createdAt,
});

/** Notifies of reminders that are due. */
const source: NotificationSource = (shell) => (span, listener, onError) => {
  // A span that ends late in the evening may contain the first notification of a reminder of the next day.
  const lastDay = addDays(planDayOf(new Date(span.to)), 1);
  return watchDue(
    shell,
    {
      ...span,
      query: remindersOfDays(shell.user.id, planDayOf(new Date(span.from)), lastDay),
      itemOf,
      addressOf: () => shell.navigation.address('reminders'),
      onError,
    },
    listener,
  );
};
export default source;
