import type { UserId } from '@dayloom/domain';
import { query } from '../query.ts';

export const profileOf = (user: UserId) => query('users').ownedBy(user).byId(user);
export const meditationStatsOf = (user: UserId) => query('meditationStats').ownedBy(user).byId(user);
/** The user's suggestions, newest first (SG5). */
export const suggestionsOf = (user: UserId) =>
  query('suggestions').ownedBy(user).orderBy('createdAt', 'desc');
