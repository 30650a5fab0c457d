import type { Change, StoredFields } from '@dayloom/data';
import type { CollectionName, DeviceKind, Instant } from '@dayloom/domain';
import type { DatedChange } from '@dayloom/domain/history';

/** A server timestamp that sorts as text: ISO UTC with nanoseconds, `2026-03-01T09:05:00.123456000Z`. */
export type Stamp = string;

/** How far a collection has been pulled. Records sort by stamp, then by id. */
export interface Checkpoint {
  readonly stamp: Stamp;
  readonly id: string;
}

/** A record as the server stores it, including deleted ones. */
export interface RemoteRecord {
  readonly id: string;
  /** Content only, without stamp, deletion and expiry. */
  readonly fields: StoredFields;
  readonly stamp: Stamp;
  /** Absent while the record lives. */
  readonly deletedAt?: Stamp;
  /** The id of the parent it was deleted with. */
  readonly deletedWith?: string;
  /** Purged: only an empty document is left, so that every device learns of the deletion. */
  readonly isPurged?: true;
}

export type RemoteErrorCode =
  /** No connection, no answer or an overloaded service: try again later. */
  | 'unreachable'
  /** The session is definitely not accepted, or no longer. */
  | 'signed-out'
  /** The rules rejected it, or a document is malformed or too large: a retry changes nothing. */
  | 'refused'
  /** The record to change does not exist. */
  | 'missing'
  /** The device's mark differs from the expected one: read it, then decide. */
  | 'mark-moved'
  | 'quota'
  /** The project cannot answer yet: an index is missing or being built. */
  | 'not-ready'
  /** The client failed an internal assertion and no longer answers. */
  | 'broken';

/** An error between this device and the server; check `code`. */
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

/** How much of a device's outbox the server has accepted. Updated in the same transaction as the changes. */
export interface Mark {
  /** The number of accepted batches. */
  readonly count: number;
  /** Ids of accepted entries, oldest first, at most the last 200. */
  readonly ids: readonly string[];
  /** The ids of the last batch only. */
  readonly last: readonly string[];
  /** When the last batch was accepted: the stamp of every record that it wrote. */
  readonly stamp: Stamp;
}

/** How many ids a mark contains: those of its batch and the latest before it. */
export const idsInMark = 200;

/** The changes of one transaction: applied exactly once, however often it is sent. */
export interface Batch {
  readonly device: string;
  /** The mark's count that the sender knows, 0 before the first batch. A different count fails with 'mark-moved'. */
  readonly expected: number;
  /** Ids of the entries that the changes belong to; written to the mark. */
  readonly ids: readonly string[];
  /** Ids accepted earlier that the mark should keep, oldest first. */
  readonly recent: readonly string[];
  readonly changes: readonly Change[];
  /** Where and when the changes were made, for the record histories. Without it they leave no history. */
  readonly origin?: {
    readonly deviceKind: DeviceKind;
    /** One per change: a unique id and its time. */
    readonly changes: readonly { readonly id: string; readonly at: Instant }[];
  };
}

/** A change of a record, as its history on the server stores it. */
export interface RemoteChange extends DatedChange {
  readonly id: string;
  /** The device's name in its marks. */
  readonly device: string;
  readonly deviceKind: DeviceKind;
}

export interface Sent {
  /** Records that were already deleted when a patch was applied to them; they stay deleted. */
  readonly deleted: readonly { readonly collection: CollectionName; readonly id: string }[];
  /** Records whose counters stayed: the session existed before, or they were as high as they should be. */
  readonly unraised: readonly { readonly collection: CollectionName; readonly id: string }[];
}

export interface PullOptions {
  /** Records after this, in ascending order. */
  readonly after?: Checkpoint;
  /** Records before this, in descending order. Without `after` and `before`: descending from the newest. */
  readonly before?: Checkpoint;
  readonly limit: number;
}

/** New and changed records, including purged ones, and ids of records that no longer exist. */
export interface RemoteChanges {
  readonly records: readonly RemoteRecord[];
  readonly gone: readonly string[];
}

/** A listener of one collection. */
export interface RemoteListener {
  /**
   * Receives all records after the checkpoint (or all records) once the server has answered, even if there are none,
   * and then every change, in no guaranteed order.
   */
  next(news: RemoteChanges): void;
  /** Ends the listening. An unreachable server does not. */
  fail(error: RemoteError): void;
  /** The server is unreachable. `next` is called once it answers again, if necessary without changes. */
  away(): void;
}

/**
 * The server's data of one user. All answers come from the server itself, never from a cache. Every operation rejects
 * with a RemoteError. A collection with one record under the user's own id is pulled, listened to and counted like
 * any other.
 */
export interface Remote {
  pull(collection: CollectionName, options: PullOptions): Promise<readonly RemoteRecord[]>;
  listen(collection: CollectionName, after: Checkpoint | undefined, listener: RemoteListener): () => void;
  /** Undefined if the record does not exist or is purged. */
  get(collection: CollectionName, id: string): Promise<RemoteRecord | undefined>;
  /** The number of living records. */
  count(collection: CollectionName): Promise<number>;
  /** Applies all changes and updates the mark, or does neither. */
  send(batch: Batch): Promise<Sent>;
  mark(device: string): Promise<Mark | undefined>;
  /** The history of a record, newest first. Entries that no longer matter may be left out. */
  history(collection: CollectionName, id: string): Promise<readonly RemoteChange[]>;
  /** Deletes the histories of records that the server has removed by itself. */
  tidyHistory(): Promise<void>;
  close(): Promise<void>;
}
