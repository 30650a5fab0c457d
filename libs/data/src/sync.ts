import type { Instant } from '@dayloom/domain';
import type { Change } from './change.ts';

/** A commit that the server rejected. It is kept with all its text until the user retries or discards it. */
export interface RefusedCommit {
  readonly id: string;
  readonly at: Instant;
  readonly changes: readonly Change[];
  /** The records before the commit, in the order of its changes; undefined for a record that did not exist. */
  readonly before: readonly (Readonly<Record<string, unknown>> | undefined)[];
  readonly reason: RefusalReason;
  /** The server has rejected it again after a retry. */
  readonly isRetried?: true;
}

/** Selects the text and the buttons in the list of rejected changes. */
export type RefusalReason =
  /** The access rules denied it. */
  | 'refused'
  /** It changed a record that was deleted on another device. A retry restores the record. */
  | 'deleted-elsewhere'
  /** It created a record under a deleted parent. A retry restores the parent first. */
  | 'parent-deleted'
  /** The record was removed permanently. */
  | 'gone';

/** Why nothing can be sent until the cause is resolved. */
export type Blockage =
  /** The service no longer accepts the session. The sync continues after the next sign-in. */
  | 'signed-out'
  /** The project's quota is used up. The sync retries later. */
  | 'quota'
  /** The project cannot answer a query yet, for example while an index is being built. The sync retries. */
  | 'not-ready'
  /** This device lacks space for the server's records. */
  | 'no-room'
  /** A later version of the app has left changes here that only it can send. A reload loads that version. */
  | 'newer-version'
  /** The client has failed; only a reload helps. */
  | 'broken';

/** What the sync indicator and its panel show. */
export interface SyncState {
  /** 'attention' takes precedence over 'offline', and 'offline' over 'saving'. */
  readonly phase: 'saved' | 'saving' | 'offline' | 'attention';
  /** Commits that are durable on this device and not on the server yet, without the rejected ones. */
  readonly waiting: number;
  readonly refused: readonly RefusedCommit[];
  readonly blockage?: Blockage;
  /** When this device last had everything from the server; absent before the first time. */
  readonly asOf?: Instant;
}

/** The sync of a store with a server. */
export interface Sync {
  /** Calls `next` at once and after every change. */
  watch(next: (state: SyncState) => void): () => void;
  /** How many commits the server lacks, rejected ones included. Waits up to 2 s for a send in progress. */
  unsent(): Promise<number>;
  /** Sends a rejected commit again. Records that were deleted in the meantime are restored first. */
  retry(id: string): Promise<void>;
  /** Discards a rejected commit. The records show the server's state. */
  discard(id: string): Promise<void>;
  /**
   * Stops this tab's requests to the server before the session ends. Resolves once none is pending, after at most two
   * seconds, with a function that continues the sync.
   */
  pause(): Promise<() => void>;
  /** Removes all data of the user from this device, including unsent changes. Closes the stores of all tabs. */
  erase(): Promise<void>;
}
