import type { Instant, UserId } from '@dayloom/domain';
import { query } from '../query.ts';

/** The reminders that are snoozed until a time at or after `from` and before `until`, whenever they are. */
export const snoozedReminders = (user: UserId, from: Instant, until: Instant) =>
  query('reminders')
    .ownedBy(user)
    .where('snoozedUntil', '>=', from)
    .where('snoozedUntil', '<', until)
    .orderBy('snoozedUntil');

/** The activities that are snoozed until a time at or after `from` and before `until`, whenever they are. */
export const snoozedActivities = (user: UserId, from: Instant, until: Instant) =>
  query('schedules')
    .ownedBy(user)
    .where('snoozedUntil', '>=', from)
    .where('snoozedUntil', '<', until)
    .orderBy('snoozedUntil');
