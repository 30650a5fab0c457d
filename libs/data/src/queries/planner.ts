import {
  firstTextFrom,
  type GoalType,
  type Instant,
  type PlanDay,
  reminderRange,
  type UserId,
} from '@dayloom/domain';
import { query } from '../query.ts';

/** All goals, newest first. */
export const goalsOf = (user: UserId) => query('goals').ownedBy(user).orderBy('createdAt', 'desc');
/** Those of one type, newest first; how many there are is a kept total. */
export const goalsOfType = (user: UserId, type: GoalType) => goalsOf(user).where('type', '==', type);

/** The goals whose deadline is one of the days from `first` to `last`, both included (CA6). */
export const goalsDueBetween = (user: UserId, first: PlanDay, last: PlanDay) =>
  query('goals')
    .ownedBy(user)
    .where('deadline', '>=', first)
    .where('deadline', '<=', last)
    .orderBy('deadline');

/** Reminders at or after `now`, and some of the hours before it: `remindersToCome` says which (HM12, DA23). */
export const remindersAhead = (user: UserId, now: Instant) =>
  query('reminders').ownedBy(user).where('dateTime', '>=', firstTextFrom(now)).orderBy('dateTime');

/** The reminders of a day, and some of the days beside it: `agendaOf` says which are of it (TD1). */
export const remindersAround = (user: UserId, day: PlanDay) => {
  const { from, to } = reminderRange(day);
  return query('reminders')
    .ownedBy(user)
    .where('dateTime', '>=', from)
    .where('dateTime', '<', to)
    .orderBy('dateTime');
};

/** The same for the days from `first` to `last`, both included: `itemsByDay` says which are of them (CA5). */
export const remindersOfDays = (user: UserId, first: PlanDay, last: PlanDay) => {
  const { from, to } = reminderRange(first, last);
  return query('reminders')
    .ownedBy(user)
    .where('dateTime', '>=', from)
    .where('dateTime', '<', to)
    .orderBy('dateTime');
};

/** All reminders, the latest first: to be searched and counted. */
export const remindersLatestFirst = (user: UserId) =>
  query('reminders').ownedBy(user).orderBy('dateTime', 'desc');

/** The reminders after those of `remindersAround`, soonest first: all of them are still to come (DA21). */
export const remindersAfter = (user: UserId, day: PlanDay) =>
  query('reminders').ownedBy(user).where('dateTime', '>=', reminderRange(day).to).orderBy('dateTime');

/** The reminders before those of `remindersAround`, the latest first: all of them are over (DA21). */
export const remindersBefore = (user: UserId, day: PlanDay) =>
  remindersLatestFirst(user).where('dateTime', '<', reminderRange(day).from);

/** The activities of one day by start time (DA24). */
export const activitiesOfDay = (user: UserId, day: PlanDay) =>
  query('schedules').ownedBy(user).where('date', '==', day).orderBy('startTime');

/** The activities from `from` to `to`, both days included, by day and start time. */
export const activitiesBetween = (user: UserId, from: PlanDay, to: PlanDay) =>
  query('schedules')
    .ownedBy(user)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('startTime');

/** All activities, the latest day first: to be searched. */
export const activitiesLatestFirst = (user: UserId) =>
  query('schedules').ownedBy(user).orderBy('date', 'desc').orderBy('startTime', 'desc');
