import type { UserId } from '@dayloom/domain';
import { query } from '../query.ts';

/** The latest push token of a user, where there is one. */
export const latestTokenOf = (user: UserId) => query('userTokens').ownedBy(user).byId(user);
