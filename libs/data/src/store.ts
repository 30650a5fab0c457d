import type { CollectionName, Instant } from '@dayloom/domain';
import type { StoredFields } from './access/record-state.ts';
import type { Change } from './change.ts';
import type { Drafts } from './drafts.ts';
import type { ReadHistory } from './history.ts';
import type { Query } from './query.ts';
import type { StoreError } from './store-error.ts';
import type { Sync } from './sync.ts';

/** A stored value that does not match its schema. It is kept, left out of every list, and shown separately. */
export interface BrokenRecord {
  readonly collection: CollectionName;
  readonly id: string;
  readonly reason: string;
  readonly stored: unknown;
}

/** Confirms that a commit is durable on this device. */
export interface Receipt {
  readonly changes: number;
  /** Patched records that are deleted: they stay deleted, with the new fields. Absent if there are none. */
  readonly deleted?: readonly DeletedRef[];
}

/** Enough to name a deleted record to the user and to restore it. */
export interface DeletedRef extends Pick<DeletedRecord, 'collection' | 'id'> {
  /** The user's word for this kind of record. */
  readonly word: string;
}

/** The records on this device that match a query. */
export interface Answer<T> {
  readonly records: readonly T[];
  /** False while this device does not have the whole collection: there may be more records. */
  readonly isComplete: boolean;
}

/** A count or a sum of the records on this device. */
export interface Total {
  readonly value: number;
  /** False while this device does not have the whole collection: do not show the number then. */
  readonly isComplete: boolean;
}

/** Counts the records that match a query, or sums one of their fields. The query's limit and order are ignored. */
export interface TotalQuery {
  readonly query: Query<unknown>;
  readonly sumOf?: string;
}

/** A deleted record, as the trash lists it. */
export interface DeletedRecord {
  readonly collection: CollectionName;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly deletedAt: Instant;
  /** The id of the parent it was deleted with, if any. */
  readonly deletedWith?: string;
}

/** Some living records of one kind, as stored, and the broken ones among them. */
export interface SnapshotPage {
  readonly collection: CollectionName;
  readonly records: readonly StoredRecord[];
  readonly broken: readonly BrokenRecord[];
}

export interface StoredRecord {
  readonly id: string;
  /** Only the fields that this version knows. */
  readonly fields: StoredFields;
}

/** Cancels a long operation and reports its progress. */
export interface LongWork {
  readonly signal?: AbortSignal;
  /** Called with the number of finished records or changes. Modules of other releases use this name. */
  readonly onProgress?: (done: number) => void;
}

/** The port for reading and writing all records. One store serves one signed-in user. */
export interface Store {
  /** Present if the store syncs with a server. */
  readonly sync?: Sync;
  /**
   * Calls `next` at once and after every change to the result, from any tab or device, until the returned function
   * is called. An own change shows optimistically and is rolled back if storage rejects it. `fail` ends the watch.
   */
  watch<T>(query: Query<T>, next: (answer: Answer<T>) => void, fail: (error: StoreError) => void): () => void;
  /** Like `watch`, for a count or a sum. */
  watchTotal(total: TotalQuery, next: (total: Total) => void, fail: (error: StoreError) => void): () => void;
  get<T>(query: Query<T>): Promise<Answer<T>>;
  count(query: Query<unknown>): Promise<Total>;
  sum(query: Query<unknown>, field: string): Promise<Total>;
  /** Writes all changes or none. Resolves once they are durable. @throws StoreError */
  commit(changes: readonly Change[]): Promise<Receipt>;
  /**
   * Passes all living records of these kinds as of one moment, page by page and kind by kind. `isComplete` is false
   * if this device does not have all of them yet. Rejects with the signal's reason once it is aborted.
   */
  snapshot(
    kinds: readonly CollectionName[],
    next: (page: SnapshotPage) => void,
    work?: LongWork,
  ): Promise<{ readonly isComplete: boolean }>;
  /**
   * `commit` for tens of thousands of changes: all or none of them, in one transaction, without blocking rendering.
   * They show once they are durable. A parent must precede its children. @throws StoreError, or the signal's reason
   */
  commitMany(changes: readonly Change[], work?: LongWork): Promise<Receipt>;
  /** Reports what was deleted in the last 30 days, newest first: now and after every change. */
  watchDeleted(
    next: (deleted: readonly DeletedRecord[]) => void,
    fail: (error: StoreError) => void,
  ): () => void;
  /** Reports the broken records found so far: at once and whenever another is found. */
  watchBroken(next: (broken: readonly BrokenRecord[]) => void): () => void;
  /** Absent in a shell that does not support history yet. */
  readonly history?: ReadHistory;
  /** Unsaved texts of forms. */
  readonly drafts: Drafts;
  /** Ends all watches and closes the storage. */
  close(): void;
}
