import { type GoalType, type Instant, type PlanDay, reminderRange, type UserId } from '@dayloom/domain';
import { query } from '../query.ts';

/** All goals, newest first. */
export const goalsOf = (user: UserId) => query('goals').ownedBy(user).orderBy('createdAt', 'desc');
/** Those of one type, newest first; how many there are is a kept total. */
export const goalsOfType = (user: UserId, type: GoalType) => goalsOf(user).where('type', '==', type);

/** Reminders at or after `now`, soonest first (HM12). */
export const remindersAhead = (user: UserId, now: Instant) =>
  query('reminders').ownedBy(user).where('dateTime', '>=', now).orderBy('dateTime');

/** The reminders of a day, and some of the days beside it: `agendaOf` says which are of it (TD1). */
export const remindersAround = (user: UserId, day: PlanDay) => {
  const { from, to } = reminderRange(day);
  return query('reminders')
    .ownedBy(user)
    .where('dateTime', '>=', from)
    .where('dateTime', '<', to)
    .orderBy('dateTime');
};

/** All reminders, the latest first: to be searched. */
export const remindersLatestFirst = (user: UserId) =>
  query('reminders').ownedBy(user).orderBy('dateTime', 'desc');

/** The activities of one day by start time (DA24). */
export const activitiesOfDay = (user: UserId, day: PlanDay) =>
  query('schedules').ownedBy(user).where('date', '==', day).orderBy('startTime');
