import type { Change, Store, StoredFields } from '@dayloom/data';
import type { CollectionName, Instant } from '@dayloom/domain';

export interface RecordRef {
  readonly collection: CollectionName;
  readonly id: string;
}

export const keyAt = ({ collection, id }: RecordRef) => `${collection}/${id}`;

/** The stored state of one record, which may be deleted. */
export interface StoredState {
  readonly fields: StoredFields;
  /** The server's stamp of this state; on the embedded backend the device's time of the last change. */
  readonly stamp?: string;
  /** Absent on a living record. */
  readonly deletedAt?: string;
  /** The id of the parent it was deleted with. */
  readonly deletedWith?: string;
  /** The number of the last fill that contained the record. */
  readonly fill?: number;
}

/** Tables next to the records. Only a replica of a server has `outbox` and `base`. */
export type TableName =
  /** Changes to send, keyed by `seq`, their position in the order of sending, which the writer assigns. */
  | 'outbox'
  /** The last known server state of records with pending changes, keyed by `key` (`keyAt`). */
  | 'base'
  /** Single values, keyed by `key`. */
  | 'meta';

export const replicaTables: readonly TableName[] = ['meta', 'outbox', 'base'];

export interface Table<T> {
  get(key: string | number): Promise<T | undefined>;
  /** All values in the order of their keys. */
  getAll(): Promise<T[]>;
  put(value: T): void;
  delete(key: string | number): void;
}

export interface Tables {
  table<T>(name: TableName): Table<T>;
}

/** One atomic transaction over records and tables. */
export interface RecordTransaction extends Tables {
  /** The stored states of these records, keyed by `keyAt`; unknown records are left out. */
  read(refs: readonly RecordRef[]): Promise<ReadonlyMap<string, StoredState>>;
  /** Stores records as living, deleted, or hidden below a deleted parent; undefined removes all traces of a record. */
  write(records: readonly (RecordRef & { readonly state: StoredState | undefined })[]): Promise<void>;
  /** Ids of the records of a collection, including deleted ones, that this fill did not contain. */
  idsNotFrom(collection: CollectionName, fill: number): Promise<readonly string[]>;
  /** The number of living records, including those below a deleted parent. */
  countLiving(collection: CollectionName): Promise<number>;
  /** Makes the watches of this collection read again, even if none of its records was written. */
  touch(collection: CollectionName): void;
}

export interface Scope {
  readonly collections: readonly CollectionName[];
  readonly tables: readonly TableName[];
}

/** A change as it was applied. Changes of children and conflict copies are separate entries. */
export interface AppliedChange {
  readonly change: Change;
  readonly before: StoredState | undefined;
}

/** The database of one user on this device. */
export interface UserDatabase {
  /** The store that screens use. On a replica, `isComplete` of its answers depends on `completeKey` in `meta`. */
  readonly store: Store;
  /** Reads tables in one transaction. Unlike `read`, it needs no code that is loaded late. @throws StoreError */
  readTables<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  /** Runs `work` in one read transaction. @throws StoreError */
  read<T>(scope: Scope, work: (transaction: RecordTransaction) => Promise<T>): Promise<T>;
  /** Runs `work` in one durable transaction, then notifies the watches in all tabs. @throws StoreError */
  write<T>(scope: Scope, work: (transaction: RecordTransaction) => Promise<T>): Promise<T>;
  /** Calls the listener after every transaction that wrote to one of the tables, in this or another tab. */
  onTables(listener: (tables: ReadonlySet<TableName>) => void): () => void;
  /** Closes, clears and deletes the database. Completes even if other tabs have it open. */
  erase(): Promise<void>;
  close(): void;
}

/** The key in `meta` of the names of the collections that this device has completely: `{ key, value: string[] }`. */
export const completeKey = 'complete';

/** The key in `meta` of the ids of records whose rewritten fields are not sent yet: `{ key, value: string[] }`. */
export const rewrittenKey = (collection: CollectionName) => `rewritten-${collection}`;

/** Called in the transaction of every commit, whose scope includes all tables. */
export type OnCommit = (
  transaction: RecordTransaction,
  applied: readonly AppliedChange[],
  now: Instant,
) => Promise<void>;
