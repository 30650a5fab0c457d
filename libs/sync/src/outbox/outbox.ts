import type { Change, RefusalReason, StoredFields } from '@dayloom/data';
import {
  keyAt,
  type RecordRef,
  type RecordTransaction,
  type Scope,
  type StoredState,
  type Tables,
  type UserDatabase,
} from '@dayloom/data-local';
import { collectionOf, type Instant, isCollectionName } from '@dayloom/domain';
import type { Stamp } from '../protocol/remote.ts';

/** Increased when changes get a form that this version could not apply. Entries of a later version wait for it. */
export const entryVersion = 3;

/** The first version that can apply a change: 2 knows how far counters may rise, 3 merges texts. */
function versionNeeded(change: Change): number {
  if (change.type === 'increment' && change.upTo !== undefined) return 2;
  if (change.type !== 'patch' || !change.base || !isCollectionName(change.collection)) return 1;
  const { merges } = collectionOf(change.collection);
  return Object.keys(change.base).some((field) => Object.hasOwn(merges, field)) ? 3 : 1;
}

/** The first version that can apply these changes. */
export const versionOf = (changes: readonly Change[]) => Math.max(1, ...changes.map(versionNeeded));

/** One commit waiting for the server, or a part of a large one. */
export interface OutboxEntry {
  /** Its position in the sending order. */
  readonly seq: number;
  /** The id of its commit. Further parts of a large commit have the suffix `.1`, `.2` and so on. */
  readonly id: string;
  readonly at: Instant;
  readonly version: number;
  readonly changes: readonly Change[];
  /** The fields of each change's record on this device before the change. */
  readonly before: readonly (StoredFields | undefined)[];
  readonly state:
    | 'waiting'
    /** The server has it. It still applies to rows that are older than its stamp. */
    | 'sent'
    | 'refused';
  /** The stamp that the server gave to the records of a sent entry. */
  readonly stamp?: Stamp;
  readonly reason?: RefusalReason;
  /** It was rejected before, and the user retried it. */
  readonly isRetried?: true;
  /** It changed records that this device knew were deleted, and the user was informed at once. */
  readonly isOfDeleted?: true;
}

/** The property of a base row that holds the server's state. The name is part of the database format. */
export const serverState = 'held';

/** The server's last known state of a record with own changes. */
export interface BaseRow {
  /** See `keyAt`. */
  readonly key: string;
  readonly [serverState]?: StoredState;
  /** The entries to apply on top of it, in order. */
  readonly seqs: readonly number[];
  /** The row was not updated, because an entry of a later version applies to it. */
  readonly isStale?: true;
}

/** Identifies this browser profile to the server, and stores how much of its outbox the server has accepted. */
export interface Device {
  readonly name: string;
  readonly count: number;
  /** The ids named by the mark: the last 200 accepted entries, oldest first. */
  readonly recent: readonly string[];
}

/** The keys of `meta` that must be kept while the outbox has entries. */
export const outboxKeys: readonly string[] = ['device', 'seq'];

export const isUnsent = ({ state }: Pick<OutboxEntry, 'state'>) => state !== 'sent';

/** Whether only a later version of the app can apply an entry, because of its form or a collection that it names. */
export const isOfLaterVersion = ({ version, changes }: Pick<OutboxEntry, 'version' | 'changes'>) =>
  version > entryVersion || changes.some(({ collection }) => !isCollectionName(collection));

/** The scope of a transaction on these records. Unknown collections have no object store here. */
export const scopeOf = (refs: readonly Pick<RecordRef, 'collection'>[]): Scope => ({
  collections: [...new Set(refs.map(({ collection }) => collection))].filter(isCollectionName),
  tables: ['outbox', 'base', 'meta'],
});
export const outboxOnly: Scope = scopeOf([]);

export const entriesIn = (transaction: Tables) => transaction.table<OutboxEntry>('outbox');
export const basesIn = (transaction: Tables) => transaction.table<BaseRow>('base');

export async function readMeta<T>(transaction: Tables, key: string): Promise<T | undefined> {
  return (await transaction.table<{ readonly value: T }>('meta').get(key))?.value;
}
export const writeMeta = (transaction: RecordTransaction, key: string, value: unknown) =>
  transaction.table('meta').put({ key, value });

/** The id of the entry's commit. */
export const commitOf = ({ id }: Pick<OutboxEntry, 'id'>) => id.split('.', 1)[0] ?? id;

/** A retried entry gets new ids: if the first one did arrive, its change stays in the history. */
export const namesOf = ({ id, at, changes, isRetried }: OutboxEntry) =>
  changes.map((_, index) => ({ id: `${id}${isRetried ? '.again' : ''}_${index}`, at }));

/** The records that the changes name, each once, without collections that only a later version knows. */
export const recordsOf = (changes: readonly RecordRef[]): RecordRef[] => {
  const known = changes.filter(({ collection }) => isCollectionName(collection));
  return [
    ...new Map(known.map(({ collection, id }) => [keyAt({ collection, id }), { collection, id }])).values(),
  ];
};

export type NewEntry = Omit<OutboxEntry, 'seq'>;

/** Adds entries to the end of the queue. @returns them with their positions */
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
 * Names this profile if it has no name yet. Happens in the transaction of its first entry, so that a backup with an
 * entry always has the name under which it is sent.
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
  /** All entries, in order. */
  readonly entries: readonly OutboxEntry[];
}

/** The outbox, and this profile's device. */
export async function readQueue(database: UserDatabase, newId: () => string): Promise<Queue> {
  const [device, entries] = await database.read(outboxOnly, async (transaction) =>
    Promise.all([deviceIn(transaction), entriesIn(transaction).getAll()]),
  );
  if (device) return { device, entries };
  const named = await database.write(outboxOnly, (transaction) => namedDevice(transaction, newId));
  return { device: named, entries };
}
