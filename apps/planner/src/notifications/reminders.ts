import { remindersOfDays } from '@dayloom/data';
import { momentOfReminder, type NotifiedItem, type Reminder } from '@dayloom/domain';
import type { NotificationSource } from '@dayloom/platform';
import { daysOf, watchDue } from './watch-due.ts';

const itemOf = (reminder: Reminder): NotifiedItem => ({
  type: 'reminder',
  id: reminder.id,
  title: reminder.title,
  startsAt: momentOfReminder(reminder),
  createdAt: reminder.createdAt,
});

const source: NotificationSource = (shell) => (span, listener, onError) =>
  watchDue(
    shell,
    {
      ...span,
      query: remindersOfDays(shell.user.id, ...daysOf(span)),
      itemOf,
      addressOf: () => shell.navigation.address('reminders'),
      onError,
    },
    listener,
  );
export default source;
