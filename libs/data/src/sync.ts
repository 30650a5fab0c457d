import type { Instant } from '@dayloom/domain';
import type { Change } from './change.ts';
import type { Query } from './query.ts';

/** A commit that the server will not take: kept with all its text until the user retries or discards it (OF5). */
export interface RefusedCommit {
  readonly id: string;
  readonly at: Instant;
  readonly changes: readonly Change[];
  /** The records as they stood before the commit, where there were any, in the order of the changes. */
  readonly before: readonly (Readonly<Record<string, unknown>> | undefined)[];
  readonly reason: RefusalReason;
}

export type RefusalReason =
  /** The access rules refused it. */
  | 'refused'
  /** The record was deleted on another device; a retry brings it back. */
  | 'deleted-elsewhere';

/** Why nothing can be sent until somebody acts. */
export type Blockage =
  /** The service no longer takes this session: signing in again goes on where it stopped. */
  | 'signed-out'
  /** The project has used up its quota; tried again by itself, later. */
  | 'quota'
  /** The client broke; only a reload helps. */
  | 'broken';

export interface SyncState {
  /** What the indicator says (OF4); attention wins over offline, offline over saving. */
  readonly phase: 'saved' | 'saving' | 'offline' | 'attention';
  /** Commits that are durable on this device and not yet on the server; refused ones are not among them. */
  readonly waiting: number;
  readonly refused: readonly RefusedCommit[];
  readonly blockage?: Blockage;
}

/** What a store with a server behind it tells of the way there. */
export interface Sync {
  /** Told at once and after every change. */
  watch(next: (state: SyncState) => void): () => void;
  /** Sends a refused commit again; a record that was deleted elsewhere is brought back with the change. */
  retry(id: string): Promise<void>;
  /** Gives a refused commit up; the records show what the server has. */
  discard(id: string): Promise<void>;
  /** When a figure of this query was last told by the server, where it was not just now (DA35). */
  asOf(query: Query<unknown>): Instant | undefined;
  /** Takes everything of the user off this device, changes that wait included (OF10). The store is closed after it. */
  erase(): Promise<void>;
}
