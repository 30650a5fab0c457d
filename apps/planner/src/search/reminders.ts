import { remindersLatestFirst } from '@dayloom/data';
import { createSearch } from '@dayloom/data/search';
import { dayOfReminder, mediumDay, type Reminder, reminderTimeText } from '@dayloom/domain';
import type { SearchResult, Shell } from '@dayloom/platform';
import { chosenLocale } from './chosen-locale.ts';

export default function searchReminders({ store, user, navigation }: Shell) {
  const localeNow = chosenLocale({ store, user });
  const resultOf = (reminder: Reminder): SearchResult => ({
    id: reminder.id,
    title: reminder.title,
    detail: `Reminder, ${mediumDay(dayOfReminder(reminder))}, ${reminderTimeText(reminder, localeNow())}`,
    to: navigation.address('reminders', { reminder: reminder.id }),
    collection: 'reminders',
  });
  return createSearch({
    store,
    query: remindersLatestFirst(user.id),
    titleOf: ({ title }) => title,
    resultsOf: (reminders) => reminders.map(resultOf),
  });
}
