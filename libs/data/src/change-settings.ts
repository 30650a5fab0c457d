import type { FieldsIn, Instant, UserId } from '@dayloom/domain';
import { type Change, create, patch } from './change.ts';

type Choices = Omit<FieldsIn<'settings'>, 'userId' | 'createdAt'>;

/**
 * Sets some of the user's settings and creates the record if needed. Creating an existing record counts as applied,
 * so two devices that create it at the same time both keep their choices.
 * @param clear settings that follow the default again
 */
export const changeSettings = (
  user: UserId,
  chosen: Partial<Choices>,
  now: Instant,
  clear: readonly (keyof Choices)[] = [],
): readonly Change[] => [
  create('settings', user, { userId: user, createdAt: now }),
  patch('settings', user, chosen, { clear }),
];
