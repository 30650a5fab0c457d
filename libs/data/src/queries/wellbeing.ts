import type { Instant, UserId } from '@dayloom/domain';
import { query } from '../query.ts';

/** The profile, stored under the user's own id: one record or none. */
export const profileOf = (user: UserId) => query('users').ownedBy(user).byId(user);
/** The meditation counters: one record, or none before the first session. */
export const meditationStatsOf = (user: UserId) => query('meditationStats').ownedBy(user).byId(user);
/** The finished meditations, newest first. */
export const meditationsOf = (user: UserId) =>
  query('meditationSessions').ownedBy(user).orderBy('date', 'desc');
/** The meditations finished from a time on, oldest first. */
export const meditationsSince = (user: UserId, from: Instant) =>
  query('meditationSessions').ownedBy(user).where('date', '>=', from).orderBy('date');
/** The user's settings: one record, or none before the first choice. */
export const settingsOf = (user: UserId) => query('settings').ownedBy(user).byId(user);
/** The user's suggestions, newest first. */
export const suggestionsOf = (user: UserId) =>
  query('suggestions').ownedBy(user).orderBy('createdAt', 'desc');
