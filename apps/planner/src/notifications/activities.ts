import { activitiesBetween, repeatedActivities } from '@dayloom/data';
import { type Activity, type NotifiedItem, startOfActivity } from '@dayloom/domain';
import type { NotificationSource } from '@dayloom/platform';
import { daysOf, watchDue } from './watch-due.ts';

const itemOf = (activity: Activity): NotifiedItem => ({
  type: 'schedule',
  id: activity.id,
  title: activity.title,
  startsAt: startOfActivity(activity),
  createdAt: activity.createdAt,
});

const source: NotificationSource = (shell) => (span, listener, onError) =>
  watchDue(
    shell,
    {
      ...span,
      makes: 'schedule',
      query: activitiesBetween(shell.user.id, ...daysOf(span)),
      changed: repeatedActivities(shell.user.id, ...daysOf(span)),
      itemOf,
      addressOf: ({ date }) => shell.navigation.address('timetable', { date }),
      onError,
    },
    listener,
  );
export default source;
