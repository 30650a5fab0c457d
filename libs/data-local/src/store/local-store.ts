import type { Store } from '@dayloom/data';
import type { UserId } from '@dayloom/domain';
import type { LocalOptions } from '../connection/local-options.ts';
import { embeddedDatabaseOf } from '../database/schema.ts';
import { openUserDatabase } from './open-user-database.ts';

/** Opens the records of one user on the embedded backend, which stores them only on this device. */
export const openLocalStore = (user: UserId, options: LocalOptions, email?: string): Store =>
  openUserDatabase({ user, email, spec: embeddedDatabaseOf(user), options }).store;
