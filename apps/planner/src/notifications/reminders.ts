import { remindersOfDays, repeatedReminders, snoozedReminders } from '@dayloom/data';
import { momentOfReminder, type Reminder } from '@dayloom/domain';
import type { NotifiedItem } from '@dayloom/domain/moments';
import type { NotificationSource } from '@dayloom/platform';
import { daysOf, watchDue } from './watch-due.ts';

const itemOf = (reminder: Reminder): NotifiedItem => ({
  type: 'reminder',
  id: reminder.id,
  title: reminder.title,
  startsAt: momentOfReminder(reminder),
  createdAt: reminder.createdAt,
  leads: reminder.leads,
  snoozedUntil: reminder.snoozedUntil,
  completed: reminder.completed,
});

const source: NotificationSource = (shell) => (span, listener, onError) =>
  watchDue(
    shell,
    {
      ...span,
      makes: 'reminder',
      query: remindersOfDays(shell.user.id, ...daysOf(span)),
      changed: repeatedReminders(shell.user.id, ...daysOf(span)),
      snoozed: snoozedReminders(shell.user.id, span.from, span.to),
      itemOf,
      addressOf: ({ repeat, repeatDay }) =>
        shell.navigation.address(
          'reminders',
          repeat && repeatDay ? { reminder: repeat, day: repeatDay } : {},
        ),
      onError,
    },
    listener,
  );
export default source;
