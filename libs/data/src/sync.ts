import type { Instant } from '@dayloom/domain';
import type { Change } from './change.ts';

/** A commit that the server will not take: kept with all its text until the user retries or discards it. */
export interface RefusedCommit {
  readonly id: string;
  readonly at: Instant;
  readonly changes: readonly Change[];
  /** The records as they stood before the commit, where there were any, in the order of the changes. */
  readonly before: readonly (Readonly<Record<string, unknown>> | undefined)[];
  readonly reason: RefusalReason;
  /** The server has refused it again after a retry. */
  readonly isRetried?: true;
}

/** Decides which words and buttons the list of refused changes shows. */
export type RefusalReason =
  /** The access rules refused it. */
  | 'refused'
  /** It changed a record that was deleted elsewhere: the change was made, and a retry brings the record back. */
  | 'deleted-elsewhere'
  /** It made a record whose parent is deleted; a retry brings the parent back first. */
  | 'parent-deleted'
  /** The record is gone for good. */
  | 'gone';

/** Why nothing can be sent until somebody acts. */
export type Blockage =
  /** The service no longer takes this session: signing in again goes on where it stopped. */
  | 'signed-out'
  /** The project has used up its quota; tried again by itself, later. */
  | 'quota'
  /** The project does not answer a query yet, for example while an index is being built; tried again by itself. */
  | 'not-ready'
  /** This device has no room for the records that the server holds. */
  | 'no-room'
  /** A later version of the program has left changes here that only it can send; a reload brings it. */
  | 'newer-version'
  /** The client broke; only a reload helps. */
  | 'broken';

/** What the sync indicator and its panel show. */
export interface SyncState {
  /** What the indicator says; attention wins over offline, offline over saving. */
  readonly phase: 'saved' | 'saving' | 'offline' | 'attention';
  /** Commits that are durable on this device and not yet on the server; refused ones are not among them. */
  readonly waiting: number;
  readonly refused: readonly RefusedCommit[];
  readonly blockage?: Blockage;
  /** When this device last held everything that the server had; absent before the first time. */
  readonly asOf?: Instant;
}

/** What a store with a server behind it tells of the way there. */
export interface Sync {
  /** Told at once and after every change. */
  watch(next: (state: SyncState) => void): () => void;
  /**
   * How many commits the server does not have, refused ones included. What is being sent at this moment is waited for,
   * for at most two seconds.
   */
  unsent(): Promise<number>;
  /** Sends a refused commit again; what was deleted meanwhile is brought back first. */
  retry(id: string): Promise<void>;
  /** Gives a refused commit up; the records show what the server has. */
  discard(id: string): Promise<void>;
  /**
   * Stops this tab's requests to the server before the session ends. Resolves once none is pending, after at most two
   * seconds, with a function that continues the sync.
   */
  pause(): Promise<() => void>;
  /** Takes everything of the user off this device, changes that wait included. The stores of all tabs are closed. */
  erase(): Promise<void>;
}
