import type { CollectionName, Instant } from '@dayloom/domain';
import type { StoredFields } from './access/after-change.ts';
import type { Change } from './change.ts';
import type { Drafts } from './drafts.ts';
import type { ReadHistory } from './history.ts';
import type { Query } from './query.ts';
import type { StoreError } from './store-error.ts';
import type { Sync } from './sync.ts';

/** A stored value that does not fit its schema: kept, left out of every list, and shown apart. */
export interface BrokenRecord {
  readonly collection: CollectionName;
  readonly id: string;
  readonly reason: string;
  readonly stored: unknown;
}

/** Proof that a commit is durable on this device. */
export interface Receipt {
  readonly changes: number;
  /** Records that were patched although they are deleted: they stay so, with new fields. Absent where there are none. */
  readonly deleted?: readonly DeletedRef[];
}

/** Enough to name a deleted record to a person and to bring it back. */
export interface DeletedRef extends Pick<DeletedRecord, 'collection' | 'id'> {
  /** What people call such a record. */
  readonly word: string;
}

/** The records that match a query, as this device holds them. */
export interface Answer<T> {
  readonly records: readonly T[];
  /** False while this device does not hold the whole collection yet: there may be more. */
  readonly isComplete: boolean;
}

/** A count or a sum over what this device holds. */
export interface Total {
  readonly value: number;
  /** False while this device does not hold the whole collection yet: the number is no answer then. */
  readonly isComplete: boolean;
}

/** How many records match a query, or the sum of one of their fields; the query's limit and order do not matter. */
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
  /** The id of the parent it was deleted with, where it was. */
  readonly deletedWith?: string;
}

/** Some living records of one kind, as they are stored, and those of them that nobody can read. */
export interface SnapshotPage {
  readonly collection: CollectionName;
  readonly records: readonly StoredRecord[];
  readonly broken: readonly BrokenRecord[];
}

export interface StoredRecord {
  readonly id: string;
  /** Those that this program knows. */
  readonly fields: StoredFields;
}

/** What may end a long piece of work, and who is told how far it is. */
export interface LongWork {
  readonly signal?: AbortSignal;
  /** Told how many records or changes are done. */
  readonly told?: (done: number) => void;
}

/** The port through which all records are read and written. One store serves one signed-in user. */
export interface Store {
  /** Present where a server stands behind this device. */
  readonly sync?: Sync;
  /**
   * Answers at once and after every change that touches the result, own or foreign, until the returned function is
   * called. An own change shows before storage has answered, and goes back where storage refuses. `fail` ends
   * the watch.
   */
  watch<T>(query: Query<T>, next: (answer: Answer<T>) => void, fail: (error: StoreError) => void): () => void;
  /** The same for a count or a sum. */
  watchTotal(total: TotalQuery, next: (total: Total) => void, fail: (error: StoreError) => void): () => void;
  get<T>(query: Query<T>): Promise<Answer<T>>;
  count(query: Query<unknown>): Promise<Total>;
  sum(query: Query<unknown>, field: string): Promise<Total>;
  /** Writes all changes or none; resolves once they are durable. @throws StoreError */
  commit(changes: readonly Change[]): Promise<Receipt>;
  /**
   * Hands over all living records of these kinds as of one moment, page by page, in the order of the kinds; where this
   * device does not hold all of them yet, the answer says so. Rejects with the signal's reason once that is aborted.
   */
  snapshot(
    kinds: readonly CollectionName[],
    next: (page: SnapshotPage) => void,
    work?: LongWork,
  ): Promise<{ readonly isComplete: boolean }>;
  /**
   * `commit` for tens of thousands of changes: all or none of them, in one transaction, while the page goes on drawing.
   * They show once they are durable. A record comes after its parent. @throws StoreError, or the signal's reason
   */
  commitMany(changes: readonly Change[], work?: LongWork): Promise<Receipt>;
  /** What was deleted in the last 30 days, newest first; told at once and after every change. `fail` ends the watch. */
  watchDeleted(
    next: (deleted: readonly DeletedRecord[]) => void,
    fail: (error: StoreError) => void,
  ): () => void;
  /** Told the broken records met so far, at once and whenever another is met. */
  watchBroken(next: (broken: readonly BrokenRecord[]) => void): () => void;
  /** Absent in a shell that is older than history. */
  readonly history?: ReadHistory;
  /** What is typed and not saved. */
  readonly drafts: Drafts;
  /** Ends all watches and lets go of the storage. */
  close(): void;
}
