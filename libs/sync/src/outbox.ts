import type { Change, RefusalReason, StoredFields } from '@dayloom/data';
import {
  type Held,
  keyAt,
  type RecordRef,
  type RecordTransaction,
  type Scope,
  type UserDatabase,
} from '@dayloom/data-local';
import { type Instant, isCollectionName } from '@dayloom/domain';
import type { Stamp } from './remote.ts';

/** Raised when changes get a form that this program could not apply; entries of a later version wait for it. */
export const entryVersion = 1;

/** One commit on its way to the server, or a part of a large one. */
export interface OutboxEntry {
  /** Its place in the order of sending. */
  readonly seq: number;
  /** That of its commit; parts of a large one have `.1`, `.2` ... after it. */
  readonly id: string;
  readonly at: Instant;
  readonly version: number;
  readonly changes: readonly Change[];
  /** The fields that each change met on this device. */
  readonly before: readonly (StoredFields | undefined)[];
  readonly state:
    | 'waiting'
    /** The server has it; it stays on top of rows that are older than its stamp. */
    | 'sent'
    | 'refused';
  /** What the server wrote to the records of a sent entry. */
  readonly stamp?: Stamp;
  readonly reason?: RefusalReason;
  /** It was refused before, and the user had it sent again. */
  readonly isRetried?: true;
  /** It changed records of which this device knew that they were deleted: whoever saved it was told so at once. */
  readonly isOfDeleted?: true;
}

/** What the server last said of a record that own changes lie on. */
export interface BaseRow {
  /** `keyAt` */
  readonly key: string;
  readonly held?: Held;
  /** The entries that lie on it, in their order. */
  readonly seqs: readonly number[];
  /** Its row was left alone because of an entry of a later version. */
  readonly isStale?: true;
}

/** How the server knows this browser profile, and how far it has taken its outbox. */
export interface Device {
  readonly name: string;
  readonly count: number;
  /** What the mark names: ids of the last 200 entries taken, oldest first. */
  readonly recent: readonly string[];
}

/** The keys of `meta` that must stay as long as the outbox holds something. */
export const outboxKeys: readonly string[] = ['device', 'seq'];

export const isUnsent = ({ state }: Pick<OutboxEntry, 'state'>) => state !== 'sent';

/** Whether only a later version of the program can apply an entry: its form is new, or a kind that it names. */
export const isOfLaterVersion = ({ version, changes }: Pick<OutboxEntry, 'version' | 'changes'>) =>
  version > entryVersion || changes.some(({ collection }) => !isCollectionName(collection));

/** What a transaction needs that writes these records anew; this device has no store for kinds that it does not know. */
export const scopeOf = (refs: readonly Pick<RecordRef, 'collection'>[]): Scope => ({
  collections: [...new Set(refs.map(({ collection }) => collection))].filter(isCollectionName),
  tables: ['outbox', 'base', 'meta'],
});
export const outboxOnly: Scope = scopeOf([]);

export const entriesIn = (transaction: RecordTransaction) => transaction.table<OutboxEntry>('outbox');
export const basesIn = (transaction: RecordTransaction) => transaction.table<BaseRow>('base');

export async function readMeta<T>(transaction: RecordTransaction, key: string): Promise<T | undefined> {
  return (await transaction.table<{ readonly value: T }>('meta').get(key))?.value;
}
export const writeMeta = (transaction: RecordTransaction, key: string, value: unknown) =>
  transaction.table('meta').put({ key, value });

/** The commit that an entry is, or is part of. */
export const commitOf = ({ id }: Pick<OutboxEntry, 'id'>) => id.split('.', 1)[0] ?? id;

/**
 * What histories call the changes of an entry, and when it was made. One that is sent again may have arrived before:
 * its first change stays in the history.
 */
export const namesOf = ({ id, at, changes, isRetried }: OutboxEntry) =>
  changes.map((_, index) => ({ id: `${id}${isRetried ? '.again' : ''}_${index}`, at }));

/** The records that changes name, each once; those of kinds that only a later version knows are left out. */
export const recordsOf = (changes: readonly RecordRef[]): RecordRef[] => {
  const known = changes.filter(({ collection }) => isCollectionName(collection));
  return [
    ...new Map(known.map(({ collection, id }) => [keyAt({ collection, id }), { collection, id }])).values(),
  ];
};

export type NewEntry = Omit<OutboxEntry, 'seq'>;

/** Puts entries at the end of the queue. @returns them with their places in it */
export async function addEntries(
  transaction: RecordTransaction,
  entries: readonly NewEntry[],
): Promise<OutboxEntry[]> {
  const next = (await readMeta<number>(transaction, 'seq')) ?? 1;
  const added = entries.map((entry, index) => ({ ...entry, seq: next + index }));
  for (const entry of added) entriesIn(transaction).put(entry);
  writeMeta(transaction, 'seq', next + added.length);
  return added;
}

export const deviceIn = (transaction: RecordTransaction) => readMeta<Device>(transaction, 'device');

/**
 * The name of this profile, given where it has none yet: in the transaction of its first entry, so that a backup of an
 * entry always holds the name under which it is sent.
 */
export async function namedDevice(transaction: RecordTransaction, newId: () => string): Promise<Device> {
  const known = await deviceIn(transaction);
  if (known) return known;
  const device: Device = { name: newId(), count: 0, recent: [] };
  writeMeta(transaction, 'device', device);
  return device;
}

interface Queue {
  readonly device: Device;
  /** All entries, in their order. */
  readonly entries: readonly OutboxEntry[];
}

/** The outbox, and how the server knows it. */
export async function readQueue(database: UserDatabase, newId: () => string): Promise<Queue> {
  const [device, entries] = await database.read(outboxOnly, async (transaction) =>
    Promise.all([deviceIn(transaction), entriesIn(transaction).getAll()]),
  );
  if (device) return { device, entries };
  const named = await database.write(outboxOnly, (transaction) => namedDevice(transaction, newId));
  return { device: named, entries };
}
