import { remindersLatestFirst } from '@dayloom/data';
import { createSearch } from '@dayloom/data/search';
import { clockTimeOf, mediumDay, planDayOf, type Reminder, timeText } from '@dayloom/domain';
import type { SearchResult, Shell } from '@dayloom/platform';

/** The reminders, by title; the latest first. */
export default function searchReminders({ store, user, navigation }: Shell) {
  const resultOf = ({ id, title, dateTime }: Reminder): SearchResult => {
    const at = new Date(dateTime);
    const day = planDayOf(at);
    return {
      id,
      title,
      detail: `Reminder, ${mediumDay(day)}, ${timeText(clockTimeOf(at))}`,
      to: navigation.address('today', { day }),
      collection: 'reminders',
    };
  };
  return createSearch({
    store,
    query: remindersLatestFirst(user.id),
    titleOf: ({ title }) => title,
    resultsOf: (reminders) => reminders.map(resultOf),
  });
}
