import { activitiesBetween, repeatedActivities, snoozedActivities } from '@dayloom/data';
import { type Activity, startOfActivity } from '@dayloom/domain';
import type { NotifiedItem } from '@dayloom/domain/moments';
import type { NotificationSource } from '@dayloom/platform';
import { daysOf, watchDue } from './watch-due.ts';

const itemOf = (activity: Activity): NotifiedItem => ({
  type: 'schedule',
  id: activity.id,
  title: activity.title,
  startsAt: startOfActivity(activity),
  createdAt: activity.createdAt,
  leads: activity.leads,
  snoozedUntil: activity.snoozedUntil,
  completed: activity.completed,
});

const source: NotificationSource = (shell) => (span, listener, onError) =>
  watchDue(
    shell,
    {
      ...span,
      makes: 'schedule',
      query: activitiesBetween(shell.user.id, ...daysOf(span)),
      changed: repeatedActivities(shell.user.id, ...daysOf(span)),
      snoozed: snoozedActivities(shell.user.id, span.from, span.to),
      itemOf,
      addressOf: ({ date }) => shell.navigation.address('timetable', { date }),
      onError,
    },
    listener,
  );
export default source;
