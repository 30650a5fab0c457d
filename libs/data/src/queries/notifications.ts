import type { Instant, UserId } from '@dayloom/domain';
import { query } from '../query.ts';

/** The latest push token of a user, where there is one. */
export const latestTokenOf = (user: UserId) => query('userTokens').ownedBy(user).byId(user);

/** What all devices have to say of the moments that were due, the latest first. */
export const receiptsOf = (user: UserId) => query('receipts').ownedBy(user).orderBy('at', 'desc');
/** Of the moments due from `from` on. */
export const receiptsSince = (user: UserId, from: Instant) => receiptsOf(user).where('at', '>=', from);
/** Of the moments due before `until`: what is older than 30 days goes. */
export const receiptsBefore = (user: UserId, until: Instant) => receiptsOf(user).where('at', '<', until);
