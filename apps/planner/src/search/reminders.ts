import { remindersLatestFirst } from '@dayloom/data';
import { createSearch } from '@dayloom/data/search';
import { mediumDay, planDayOf, type Reminder } from '@dayloom/domain';
import type { SearchResult, Shell } from '@dayloom/platform';

/** The reminders, by title; the latest first. */
export default function searchReminders({ store, user, navigation }: Shell) {
  const resultOf = ({ id, title, dateTime }: Reminder): SearchResult => {
    const at = new Date(dateTime);
    const day = planDayOf(at);
    const time = at.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
    return {
      id,
      title,
      detail: `Reminder, ${mediumDay(day)}, ${time}`,
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
