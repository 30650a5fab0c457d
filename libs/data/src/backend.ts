import type { Clock, UserId } from '@dayloom/domain';
import type { Accounts, User } from './accounts.ts';
import type { Push } from './push.ts';
import type { Store } from './store.ts';

/** What stands behind the ports: one object per program, made by the shell from `/config.json`. */
export interface Backend {
  readonly name: 'local' | 'firebase';
  readonly accounts: Accounts;
  /** The store of one user; records of others cannot be reached through it. */
  openStore(user: User): Store;
  /** How this device is reached for one user, who is signed in. */
  openPush(user: User): Push;
  /**
   * Takes the records of somebody who is signed in no longer off this device, but for what was not sent: it waits until
   * the same user signs in again. Present where a server has them.
   */
  forget?(user: UserId): Promise<void>;
}

/** What a backend is handed, so that tests choose the time and the ids. */
export interface BackendOptions {
  readonly clock: Clock;
  readonly newId: () => string;
  /** Resolves once the first screen stands: what can wait for it does. Without it nothing waits. */
  readonly firstScreen?: Promise<void>;
}
