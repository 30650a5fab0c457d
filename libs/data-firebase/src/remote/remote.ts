import type { Change, Query, StoredFields } from '@dayloom/data';
import type { CollectionName } from '@dayloom/domain';

export interface RemoteRecord {
  readonly id: string;
  readonly fields: StoredFields;
}

export type RemoteErrorCode =
  /** No connection, no answer, an overloaded service: try again later. */
  | 'unreachable'
  /** The session is not, or no longer, taken. */
  | 'signed-out'
  /** The rules, a malformed or an oversized document: trying again changes nothing. */
  | 'refused'
  /** A patch met no document. */
  | 'missing'
  | 'quota'
  /** The client itself failed an assertion and answers nothing any more. */
  | 'broken'
  /** The project lacks the index of a query: a mistake of ours. */
  | 'no-index';

/** What went wrong between this device and the server, told apart by `code`. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly code: RemoteErrorCode;

  constructor(code: RemoteErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** One step of the journal on its way to the server: applied exactly once, however often it is sent. */
export interface Delivery {
  /** This browser profile's journal. */
  readonly device: string;
  /**
   * The place in the journal, which the same transaction marks on the server. Without one nothing is marked: only for
   * removes, which may be repeated.
   */
  readonly step?: number;
  readonly changes: readonly Change[];
  /** For patches of notes: the `updatedAt` (or `createdAt`) they were based on, by note id (OF7). */
  readonly basedOn: Readonly<Record<string, string>>;
}

export interface Delivered {
  /** Notes whose text was changed elsewhere meanwhile: the delivered text was put into a note of its own with this id. */
  readonly conflicts: Readonly<Record<string, string>>;
}

/** The server as the sync sees it. All answers come from the server itself, never from a cache. */
export interface Remote {
  /**
   * Told the whole result whenever the server has a new one. `fail` ends the listening; an unreachable server does not.
   */
  listen(
    query: Query<unknown>,
    next: (records: readonly RemoteRecord[]) => void,
    fail: (error: RemoteError) => void,
  ): () => void;
  /** @throws RemoteError */
  fetch(query: Query<unknown>): Promise<readonly RemoteRecord[]>;
  /** @throws RemoteError */
  fetchOne(collection: CollectionName, id: string): Promise<StoredFields | undefined>;
  /** @throws RemoteError */
  count(query: Query<unknown>): Promise<number>;
  /** @throws RemoteError */
  sum(query: Query<unknown>, field: string): Promise<number>;
  /** Applies all changes of a step or none. @throws RemoteError */
  deliver(delivery: Delivery): Promise<Delivered>;
  close(): Promise<void>;
}
