import {
  datesOfDay,
  type GoalType,
  type Instant,
  momentsOfDay,
  type PlanDay,
  type UserId,
} from '@dayloom/domain';
import { query } from '../query.ts';

/** All goals, newest first. */
export const goalsOf = (user: UserId) => query('goals').ownedBy(user).orderBy('createdAt', 'desc');
/** The goals of one type, newest first. Their number is a stored total. */
export const goalsOfType = (user: UserId, type: GoalType) => goalsOf(user).where('type', '==', type);

/** The goals with a deadline from `first` to `last`, both included. */
export const goalsDueBetween = (user: UserId, first: PlanDay, last: PlanDay) =>
  query('goals')
    .ownedBy(user)
    .where('deadline', '>=', first)
    .where('deadline', '<=', last)
    .orderBy('deadline');

/** All reminders, latest first: for search and counts. */
export const remindersLatestFirst = (user: UserId) =>
  query('reminders').ownedBy(user).orderBy('dateTime', 'desc');

/** The reminders at or after a time, earliest first. */
export const remindersFrom = (user: UserId, from: Instant) =>
  query('reminders').ownedBy(user).where('dateTime', '>=', from).orderBy('dateTime');

/** The reminders before a time, latest first. */
export const remindersBefore = (user: UserId, moment: Instant) =>
  remindersLatestFirst(user).where('dateTime', '<', moment);

/** The reminders at or after `from` and before `until`, earliest first. */
export const remindersBetween = (user: UserId, from: Instant, until: Instant) =>
  remindersFrom(user, from).where('dateTime', '<', until);

/** The reminders of the local days from `first` to `last`, both included. A day starts at `dayStart`. */
export const remindersOfDays = (user: UserId, first: PlanDay, last: PlanDay = first, dayStart = 0) => {
  const { from, until } = momentsOfDay(first, last, dayStart);
  return remindersBetween(user, from, until);
};

/** The activities from `from` to `to`, both days included, by day and start time. */
export const activitiesBetween = (user: UserId, from: PlanDay, to: PlanDay) =>
  query('schedules')
    .ownedBy(user)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('startTime');

/**
 * The activities of the dates that a local day overlaps, and of the one before, which may last into it, by day and start
 * time. The day starts at `dayStart`.
 */
export function activitiesOfDay(user: UserId, day: PlanDay, dayStart = 0) {
  const { from, to } = datesOfDay(day, dayStart);
  return activitiesBetween(user, from, to);
}

/** All activities, latest day first: for search. */
export const activitiesLatestFirst = (user: UserId) =>
  query('schedules').ownedBy(user).orderBy('date', 'desc').orderBy('startTime', 'desc');
