import { activitiesBetween } from '@dayloom/data';
import { type Activity, addDays, type NotifiedItem, planDayOf, startOfActivity } from '@dayloom/domain';
import type { NotificationSource } from '@dayloom/platform';
import { watchDue } from './watch-due.ts';

const itemOf = (activity: Activity): NotifiedItem => ({
  type: 'schedule',
  id: activity.id,
  title: activity.title,
  startsAt: startOfActivity(activity),
  createdAt: activity.createdAt,
});

/** Notifies of activities that are due. */
const source: NotificationSource = (shell) => (span, listener, onError) => {
  // A span that ends late in the evening may contain the first notification of an activity of the next day.
  const lastDay = addDays(planDayOf(new Date(span.to)), 1);
  return watchDue(
    shell,
    {
      ...span,
      query: activitiesBetween(shell.user.id, planDayOf(new Date(span.from)), lastDay),
      itemOf,
      addressOf: ({ date }) => shell.navigation.address('timetable', { date }),
      onError,
    },
    listener,
  );
};
export default source;
