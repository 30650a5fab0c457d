import type { Clock, UserId } from '@dayloom/domain';
import type { Accounts, User } from './accounts.ts';
import type { Push } from './push.ts';
import type { Store } from './store.ts';

/** Implements the ports: one object per app, created by the shell from `/config.json`. */
export interface Backend {
  readonly name: 'local' | 'firebase';
  readonly accounts: Accounts;
  /** The store of one user. It gives no access to other users' records. */
  openStore(user: User): Store;
  /** The push service of this device for one signed-in user. */
  openPush(user: User): Push;
  /**
   * Removes the records of a signed-out user from this device. Unsent changes stay until the same user signs in
   * again. Present where a server stores the records.
   */
  forget?(user: UserId): Promise<void>;
}

/** Passed to a backend so that tests control time and ids. */
export interface BackendOptions {
  readonly clock: Clock;
  readonly newId: () => string;
  /** Resolves once the app is in the page: what is read before it is not shown yet. Absent: it is. */
  readonly firstRender?: Promise<void>;
  /** Resolves once the first screen is rendered; work that can wait starts then. Absent: nothing waits. */
  readonly firstScreen?: Promise<void>;
}
