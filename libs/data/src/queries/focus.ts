import type { Instant, UserId } from '@dayloom/domain';
import { query } from '../query.ts';

/** All notes, newest first. Read in windows with `first`. */
export const notesOf = (user: UserId) => query('notes').ownedBy(user).orderBy('createdAt', 'desc');

/** All sessions, newest first. */
export const sessionsOf = (user: UserId) => query('timerHistory').ownedBy(user).orderBy('createdAt', 'desc');
/** The session of one run of a clock, which has the run's id. None before it is saved. */
export const sessionOfRun = (user: UserId, run: string) => query('timerHistory').ownedBy(user).byId(run);
/** The runs of all clocks, newest first. Only those of the last days: each start deletes older ones. */
export const clockRunsOf = (user: UserId) => query('clocks').ownedBy(user).orderBy('createdAt', 'desc');
/** The sessions of the focus timer, unordered: for counts and sums. */
export const focusSessionsOf = (user: UserId) =>
  query('timerHistory').ownedBy(user).where('type', '==', 'focus');
/** The focus sessions from a time on, oldest first. */
export const focusSessionsSince = (user: UserId, from: Instant) =>
  focusSessionsOf(user).where('createdAt', '>=', from).orderBy('createdAt');
/** The focus sessions that ended at or after `from` and before `to`: for sums. */
export const focusSessionsBetween = (user: UserId, from: Instant, to: Instant) =>
  focusSessionsOf(user).where('createdAt', '>=', from).where('createdAt', '<', to).orderBy('createdAt');
