import type { GoalType, Instant, PlanDay, UserId } from '@dayloom/domain';
import { query } from '../query.ts';

/** All goals, newest first. */
export const goalsOf = (user: UserId) => query('goals').ownedBy(user).orderBy('createdAt', 'desc');
/** Those of one type, newest first; how many there are is a kept total. */
export const goalsOfType = (user: UserId, type: GoalType) => goalsOf(user).where('type', '==', type);

/** Reminders at or after `now`, soonest first (HM12). */
export const remindersAhead = (user: UserId, now: Instant) =>
  query('reminders').ownedBy(user).where('dateTime', '>=', now).orderBy('dateTime');

/** The activities of one day by start time (DA24). */
export const activitiesOfDay = (user: UserId, day: PlanDay) =>
  query('schedules').ownedBy(user).where('date', '==', day).orderBy('startTime');
