import { activitiesLatestFirst } from '@dayloom/data';
import { createSearch } from '@dayloom/data/search';
import { type Activity, activityTimesText, mediumDay, shownActivity } from '@dayloom/domain';
import type { SearchResult, Shell } from '@dayloom/platform';
import { activitySeries } from '@dayloom/series';
import { seriesInSearch } from '@dayloom/series/search';
import { chosenLocale } from './chosen-locale.ts';

export default function searchActivities({ store, user, clock, navigation }: Shell) {
  const { placeOf, ...series } = seriesInSearch(
    { store, user, clock },
    activitySeries,
    ({ segments, skips, today, code }) => code.nextDays('schedule', { segments, skips }, today),
  );
  const localeNow = chosenLocale({ store, user });
  const resultOf = (activity: Activity): SearchResult => {
    const { title, date } = activity;
    const { id, collection, when } = placeOf(activity, mediumDay(date));
    return {
      id,
      title,
      detail: `Activity, ${when}, ${activityTimesText(shownActivity(activity), localeNow())}`,
      to: navigation.address('timetable', { date }),
      collection,
    };
  };
  return createSearch({
    store,
    query: activitiesLatestFirst(user.id),
    ...series,
    resultsOf: (activities) => activities.map(resultOf),
  });
}
