import type { CollectionName } from '@dayloom/domain';
import type { Change } from './change.ts';
import type { Query } from './query.ts';
import type { StoreError } from './store-error.ts';
import type { Sync } from './sync.ts';

/** A stored value that does not fit its schema: kept, left out of every list, and shown apart (OF9). */
export interface BrokenRecord {
  readonly collection: CollectionName;
  readonly id: string;
  readonly reason: string;
  readonly stored: unknown;
}

/** Proof that a commit is durable on this device. */
export interface Receipt {
  readonly changes: number;
}

/** The port through which all records are read and written. One store serves one signed-in user. */
export interface Store {
  /** Present where a server stands behind this device. */
  readonly sync?: Sync;
  /**
   * Answers at once and after every change that touches the result, own or foreign, until the returned function is called.
   * `fail` ends the watch.
   */
  watch<T>(
    query: Query<T>,
    next: (records: readonly T[]) => void,
    fail: (error: StoreError) => void,
  ): () => void;
  get<T>(query: Query<T>): Promise<readonly T[]>;
  /** How many records match; the query's limit and order do not matter. */
  count(query: Query<unknown>): Promise<number>;
  sum(query: Query<unknown>, field: string): Promise<number>;
  /** Writes all changes or none; resolves once they are durable. @throws StoreError */
  commit(changes: readonly Change[]): Promise<Receipt>;
  /**
   * Told after every commit, from this tab or another, with the collections it touched, once this store's own watches
   * of them have read again: what is asked then does not hold the lists back.
   */
  onCommit(listener: (touched: ReadonlySet<CollectionName>) => void): () => void;
  /** Told the broken records met so far, at once and whenever another is met. */
  watchBroken(next: (broken: readonly BrokenRecord[]) => void): () => void;
  /** Ends all watches and lets go of the storage. */
  close(): void;
}
