import type { Store } from '@dayloom/data';
import type { CollectionName, UserId } from '@dayloom/domain';

/** A backend under test, empty, with two signed-in users. */
export interface World {
  readonly ada: UserId;
  readonly bob: UserId;
  /** A store of this user; every call opens one more tab. */
  storeOf(user: UserId): Store;
  /** Stores a value past all checks, as a damaged disk or another program would. */
  seedRaw(user: UserId, collection: CollectionName, id: string, fields: unknown): Promise<void>;
  /** Closes every store and lets go of everything. */
  close(): Promise<void>;
}

export type MakeWorld = () => Promise<World>;
