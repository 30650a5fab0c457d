import type { UserId } from '@dayloom/domain';
import { query } from '../query.ts';

/** All notes, newest first (NT1); read in windows of `first`. */
export const notesOf = (user: UserId) => query('notes').ownedBy(user).orderBy('createdAt', 'desc');

/** The sessions, newest first (TH1). */
export const sessionsOf = (user: UserId) => query('timerHistory').ownedBy(user).orderBy('createdAt', 'desc');
/** The sessions of the focus timer, to be counted and summed; in no order. */
export const focusSessionsOf = (user: UserId) =>
  query('timerHistory').ownedBy(user).where('type', '==', 'focus');
