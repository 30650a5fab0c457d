import type { Change, Store, StoredFields } from '@dayloom/data';
import type { CollectionName, Instant } from '@dayloom/domain';

export interface RecordRef {
  readonly collection: CollectionName;
  readonly id: string;
}

export const keyAt = ({ collection, id }: RecordRef) => `${collection}/${id}`;

/** What a device holds of one record, deleted ones included. */
export interface Held {
  readonly fields: StoredFields;
  /** The server's stamp of the last state taken over; on the embedded backend the device's time of the last change. */
  readonly stamp?: string;
  /** Absent while the record lives. */
  readonly deletedAt?: string;
  /** The id of the parent it was deleted with. */
  readonly deletedWith?: string;
  /** The number of the fill that brought it last. */
  readonly fill?: number;
}

/** Tables beside the records. Only a replica of a server has `outbox` and `base`. */
export type TableName =
  /** What waits to be sent, keyed by its place in the order of sending (`seq`), which its writer gives. */
  | 'outbox'
  /** What the server last said of records that own changes lie on, keyed by `key` (`keyAt`). */
  | 'base'
  /** Single values, keyed by `key`. */
  | 'meta';

/** All of those of a replica. */
export const replicaTables: readonly TableName[] = ['meta', 'outbox', 'base'];

export interface Table<T> {
  get(key: string | number): Promise<T | undefined>;
  /** In the order of the keys. */
  getAll(): Promise<T[]>;
  put(value: T): void;
  delete(key: string | number): void;
}

/** One transaction over records and tables; everything in it happens or nothing. */
export interface RecordTransaction {
  /** What is held of these records, by `keyAt`; those without a trace are left out. */
  read(refs: readonly RecordRef[]): Promise<ReadonlyMap<string, Held>>;
  /** Puts records in their place: living, deleted, or hidden below a deleted parent; undefined leaves no trace. */
  write(records: readonly (RecordRef & { readonly held: Held | undefined })[]): Promise<void>;
  /** Ids of a collection, deleted ones included, that another fill than this one brought last. */
  idsNotFrom(collection: CollectionName, fill: number): Promise<readonly string[]>;
  /** How many living records there are, those below a deleted parent included. */
  countLiving(collection: CollectionName): Promise<number>;
  table<T>(name: TableName): Table<T>;
  /** Has what watches this collection read again, though none of its records was written. */
  touch(collection: CollectionName): void;
}

export interface Scope {
  readonly collections: readonly CollectionName[];
  readonly tables: readonly TableName[];
}

/** A change as it was carried out: children and copies are changes of their own. */
export interface Step {
  readonly change: Change;
  readonly before: Held | undefined;
}

/** The database of one user on this device. */
export interface UserDatabase {
  /** Reads and writes as screens do. `isComplete` of its answers is what `completeKey` of `meta` says. */
  readonly store: Store;
  /** Runs in one read transaction. @throws StoreError */
  read<T>(scope: Scope, work: (transaction: RecordTransaction) => Promise<T>): Promise<T>;
  /** Runs in one durable transaction; then what watches is told, in all tabs. @throws StoreError */
  write<T>(scope: Scope, work: (transaction: RecordTransaction) => Promise<T>): Promise<T>;
  /** Told after every transaction, here or in another tab, that wrote to one of the tables. */
  onTables(listener: (tables: ReadonlySet<TableName>) => void): () => void;
  /** Empties the database and deletes it; other tabs that hold it do not keep this from ending. Closes it. */
  erase(): Promise<void>;
  close(): void;
}

/** The key of `meta` that holds the names of the collections this device holds completely: `{ key, value: string[] }`. */
export const completeKey = 'complete';

/** The key of `meta` that holds the records of a collection whose rewritten fields are not sent: `{ key, value: string[] }`. */
export const rewrittenKey = (collection: CollectionName) => `rewritten-${collection}`;

/** Called inside the transaction of every commit; its scope includes all tables. */
export type Alongside = (
  transaction: RecordTransaction,
  steps: readonly Step[],
  now: Instant,
) => Promise<void>;
