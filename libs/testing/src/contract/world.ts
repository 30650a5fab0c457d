import type { Store } from '@dayloom/data';
import type { CollectionName, UserId } from '@dayloom/domain';

/** A backend under test, empty, with two signed-in users. */
export interface World {
  readonly ada: UserId;
  readonly bob: UserId;
  /** Opens a store of this user in another tab. */
  storeOf(user: UserId): Store;
  /** Stores a value without any checks, like a damaged disk or another program. */
  seedRaw(user: UserId, collection: CollectionName, id: string, fields: unknown): Promise<void>;
  /** Closes every store and releases all resources. */
  close(): Promise<void>;
}

export type MakeWorld = () => Promise<World>;
