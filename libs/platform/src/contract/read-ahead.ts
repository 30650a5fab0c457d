import type { Query, User } from '@dayloom/data';
import type { CollectionName, PlanDay } from '@dayloom/domain';
import type { ComponentType } from 'react';

/** Reads records into the cache, where a screen that is rendered later finds them. */
export interface ReadAhead {
  readonly user: User;
  readonly now: Date;
  readonly today: PlanDay;
  /** The hour at which the user's day starts. */
  readonly dayStart: number;
  /** @returns the first answer; empty if it cannot be read */
  records<T>(query: Query<T>): Promise<readonly T[]>;
  count(query: Query): void;
  /** With the arguments of `useRecordsById`. */
  recordsById(collection: CollectionName, ids: readonly string[], list: string): void;
}

/**
 * A screen or widget. `readAhead` starts what it reads first, so that its first render already has the records. What is
 * missing there only appears later.
 */
export type ReadingComponent = ComponentType & { readonly readAhead?: (ahead: ReadAhead) => void };
