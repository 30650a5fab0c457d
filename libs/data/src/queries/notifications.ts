import type { Instant, UserId } from '@dayloom/domain';
import { query } from '../query.ts';

/** The latest push token of a user, if any. */
export const latestTokenOf = (user: UserId) => query('userTokens').ownedBy(user).byId(user);

/** What all devices have recorded about due notifications, latest first. */
export const receiptsOf = (user: UserId) => query('receipts').ownedBy(user).orderBy('at', 'desc');
/** Receipts of notifications due at or after `from`. */
export const receiptsSince = (user: UserId, from: Instant) => receiptsOf(user).where('at', '>=', from);
/** Receipts of notifications due before `until`; those older than 30 days are deleted. */
export const receiptsBefore = (user: UserId, until: Instant) => receiptsOf(user).where('at', '<', until);
