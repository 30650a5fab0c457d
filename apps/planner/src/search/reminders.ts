import { remindersLatestFirst } from '@dayloom/data';
import { createSearch } from '@dayloom/data/search';
import { dayOfReminder, mediumDay, momentsOfDay, type Reminder, reminderTimeText } from '@dayloom/domain';
import type { SearchResult, Shell } from '@dayloom/platform';
import { reminderSeries } from '@dayloom/series';
import { seriesInSearch } from '@dayloom/series/search';
import { reminderParams } from '../reminders/reminder-params.ts';
import { chosenLocale } from './chosen-locale.ts';

export default function searchReminders({ store, user, clock, navigation }: Shell) {
  const { placeOf, ...series } = seriesInSearch(
    { store, user, clock },
    reminderSeries,
    // As in the list: the one of today, else the next one.
    ({ segments, skips, today, dayStart, code }) =>
      code.nextReminders({ segments, skips, changed: [] }, momentsOfDay(today, today, dayStart).from),
  );
  const localeNow = chosenLocale({ store, user });
  const resultOf = (reminder: Reminder): SearchResult => {
    const { id, collection, when } = placeOf(reminder, mediumDay(dayOfReminder(reminder)));
    return {
      id,
      title: reminder.title,
      detail: `Reminder, ${when}, ${reminderTimeText(reminder, localeNow())}`,
      to: navigation.address('reminders', reminderParams(reminder)),
      collection,
    };
  };
  return createSearch({
    store,
    query: remindersLatestFirst(user.id),
    ...series,
    resultsOf: (reminders) => reminders.map(resultOf),
  });
}
