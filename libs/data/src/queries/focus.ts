import type { Instant, UserId } from '@dayloom/domain';
import { query } from '../query.ts';

/** All notes, newest first; read in windows of `first`. */
export const notesOf = (user: UserId) => query('notes').ownedBy(user).orderBy('createdAt', 'desc');

/** The sessions, newest first. */
export const sessionsOf = (user: UserId) => query('timerHistory').ownedBy(user).orderBy('createdAt', 'desc');
/** The session of one run of a clock, whose id it has; one record, or none before it is saved. */
export const sessionOfRun = (user: UserId, run: string) => query('timerHistory').ownedBy(user).byId(run);
/** The runs of all clocks, the latest first; those of the last days, since a start takes older ones away. */
export const clockRunsOf = (user: UserId) => query('clocks').ownedBy(user).orderBy('createdAt', 'desc');
/** The sessions of the focus timer, to be counted and summed; in no order. */
export const focusSessionsOf = (user: UserId) =>
  query('timerHistory').ownedBy(user).where('type', '==', 'focus');
/** Those from a moment on, the earliest first. */
export const focusSessionsSince = (user: UserId, from: Instant) =>
  focusSessionsOf(user).where('createdAt', '>=', from).orderBy('createdAt');
/** Those of them that ended at or after `from` and before `to`, to be summed. */
export const focusSessionsBetween = (user: UserId, from: Instant, to: Instant) =>
  focusSessionsOf(user).where('createdAt', '>=', from).where('createdAt', '<', to).orderBy('createdAt');
