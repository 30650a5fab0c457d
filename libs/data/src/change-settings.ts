import { type Fields, type Instant, settings, type UserId } from '@dayloom/domain';
import { type Change, create, patch } from './change.ts';

type Choices = Omit<Fields<typeof settings>, 'userId' | 'createdAt'>;

/**
 * Sets some of the user's settings, and makes the record where there is none. A create of what is there already counts
 * as done, so that two devices which make it at once both keep what they chose.
 * @param clear what is to follow the default again
 */
export const changeSettings = (
  user: UserId,
  chosen: Partial<Choices>,
  now: Instant,
  clear: readonly (keyof Choices)[] = [],
): readonly Change[] => [
  create(settings, user, { userId: user, createdAt: now }),
  patch(settings, user, chosen, { clear }),
];
