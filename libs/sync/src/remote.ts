import type { Change, StoredFields } from '@dayloom/data';
import type { CollectionName, DeviceKind, Instant } from '@dayloom/domain';
import type { DatedChange } from '@dayloom/domain/history';

/**
 * A moment of the server, as a text that sorts as moments do: ISO UTC with nine digits of a second,
 * `2026-03-01T09:05:00.123456000Z`.
 */
export type Stamp = string;

/** How far a collection has been taken over: records sort by stamp, then by id. */
export interface Checkpoint {
  readonly stamp: Stamp;
  readonly id: string;
}

/** A record as the server has it, deleted ones included. */
export interface RemoteRecord {
  readonly id: string;
  /** Content only: without stamp, tombstone and expiry. */
  readonly fields: StoredFields;
  readonly stamp: Stamp;
  /** Absent while the record lives. */
  readonly deletedAt?: Stamp;
  /** The id of the parent it was deleted with. */
  readonly deletedWith?: string;
  /** Deleted for good: nothing but its place is left, so that every device hears of it. */
  readonly isPurged?: true;
}

export type RemoteErrorCode =
  /** No connection, no answer, an overloaded service: try again later. */
  | 'unreachable'
  /** The session is definitely not, or no longer, taken. */
  | 'signed-out'
  /** The rules, a malformed or an oversized document: trying again changes nothing. */
  | 'refused'
  /** A change met no record. */
  | 'missing'
  /** The mark of the device is not where the sender believed: read it, then decide. */
  | 'mark-moved'
  | 'quota'
  /** The project cannot answer yet: an index is missing or still being built. */
  | 'not-ready'
  /** The client itself failed an assertion and answers nothing any more. */
  | 'broken';

/** What went wrong between this device and the server, told apart by `code`. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly code: RemoteErrorCode;

  constructor(code: RemoteErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export const isRemoteError = (error: unknown): error is RemoteError =>
  error instanceof Error && error.name === 'RemoteError';

/** How far a device's outbox has been taken: raised in the transaction that takes something. */
export interface Mark {
  /** How many batches have been taken. */
  readonly count: number;
  /** Ids of what was taken, oldest first, the last 200 at most. */
  readonly ids: readonly string[];
  /** Those of the last batch alone. */
  readonly last: readonly string[];
  /** When the last batch was taken: the stamp of every record that it wrote. */
  readonly stamp: Stamp;
}

/** How many ids a mark names: those of its batch, and of the latest before. */
export const idsInMark = 200;

/** What one transaction brings to the server: applied exactly once, however often it is sent. */
export interface Batch {
  readonly device: string;
  /** The count of the mark that the sender knows of, 0 before the first batch. Another one is 'mark-moved'. */
  readonly expected: number;
  /** Ids of what the changes belong to; written to the mark. */
  readonly ids: readonly string[];
  /** Ids taken before that the mark goes on naming, oldest first. */
  readonly recent: readonly string[];
  readonly changes: readonly Change[];
  /** Where and when the changes were made, for the history of their records; without it they leave none. */
  readonly origin?: {
    readonly deviceKind: DeviceKind;
    /** One for each change: a name that no other change has, and its moment. */
    readonly changes: readonly { readonly id: string; readonly at: Instant }[];
  };
}

/** A change of a record, as its history on the server tells it. */
export interface RemoteChange extends DatedChange {
  readonly id: string;
  /** The device's name in its marks. */
  readonly device: string;
  readonly deviceKind: DeviceKind;
}

export interface Sent {
  /** Places whose record was found deleted when a patch was applied to it: it stays deleted. */
  readonly deleted: readonly { readonly collection: CollectionName; readonly id: string }[];
  /** Places whose numbers were not raised, since another device had made the record before them already. */
  readonly unraised: readonly { readonly collection: CollectionName; readonly id: string }[];
}

export interface PullOptions {
  /** Records from here on, in ascending order. */
  readonly after?: Checkpoint;
  /** Records before this, in descending order; without either, descending from the newest. */
  readonly before?: Checkpoint;
  readonly limit: number;
}

/** What a listening tells: records that are new or changed, purged ones included, and ids of those that are gone without a trace. */
export interface RemoteChanges {
  readonly records: readonly RemoteRecord[];
  readonly gone: readonly string[];
}

/** Who listens to a collection. */
export interface RemoteListener {
  /**
   * Told all records after the checkpoint (all of them without one), once the server has answered, an empty answer
   * included, and then every change as it comes, in no promised order.
   */
  next(news: RemoteChanges): void;
  /** Ends the listening; an unreachable server does not. */
  fail(error: RemoteError): void;
  /** A server that had answered is out of reach. `next`, with nothing new if need be, says when it is there again. */
  away(): void;
}

/**
 * The server of one user as the sync sees it. All answers come from the server itself, never from a cache. Everything
 * rejects with a RemoteError. A collection that holds one record under the user's own id is pulled, listened to and
 * counted like any other.
 */
export interface Remote {
  pull(collection: CollectionName, options: PullOptions): Promise<readonly RemoteRecord[]>;
  listen(collection: CollectionName, after: Checkpoint | undefined, listener: RemoteListener): () => void;
  /** Undefined where there is none, or nothing but its place. */
  get(collection: CollectionName, id: string): Promise<RemoteRecord | undefined>;
  /** How many living records there are. */
  count(collection: CollectionName): Promise<number>;
  /** Applies all changes and raises the mark, or does neither. */
  send(batch: Batch): Promise<Sent>;
  mark(device: string): Promise<Mark | undefined>;
  /** What became of a record, newest first; what nobody need see any more may be left out. */
  history(collection: CollectionName, id: string): Promise<readonly RemoteChange[]>;
  /** Takes histories away whose records the server has taken away by itself. */
  tidyHistory(): Promise<void>;
  close(): Promise<void>;
}
