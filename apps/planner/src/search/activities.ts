import { activitiesLatestFirst } from '@dayloom/data';
import { createSearch } from '@dayloom/data/search';
import { type Activity, activityTimesText, mediumDay, shownActivity } from '@dayloom/domain';
import type { SearchResult, Shell } from '@dayloom/platform';
import { chosenLocale } from './chosen-locale.ts';

export default function searchActivities({ store, user, navigation }: Shell) {
  const localeNow = chosenLocale({ store, user });
  const resultOf = (activity: Activity): SearchResult => ({
    id: activity.id,
    title: activity.title,
    detail: `Activity, ${mediumDay(activity.date)}, ${activityTimesText(shownActivity(activity), localeNow())}`,
    to: navigation.address('timetable', { date: activity.date }),
    collection: 'schedules',
  });
  return createSearch({
    store,
    query: activitiesLatestFirst(user.id),
    titleOf: ({ title }) => title,
    resultsOf: (activities) => activities.map(resultOf),
  });
}
