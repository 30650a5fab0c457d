import { afterChange, type Change, type RefusalReason, type StoredFields } from '@dayloom/data';
import type { CollectionName, Instant } from '@dayloom/domain';
import { unwrap, wrap } from 'idb';
import type { Transaction } from '../connection.ts';

/** One commit on its way to the server. */
export interface JournalEntry {
  /** Its place in the order of delivery; rises for good, so that the server can tell what it has had. */
  readonly step: number;
  readonly id: string;
  readonly at: Instant;
  readonly changes: readonly Change[];
  /** The fields that each change met on this device. */
  readonly before: readonly (StoredFields | undefined)[];
  readonly state:
    | 'waiting'
    /** On the server; still laid over answers for a moment, since one on its way may be older. */
    | 'delivered'
    | 'refused';
  /** Milliseconds since the epoch. */
  readonly deliveredAt?: number;
  readonly reason?: RefusalReason;
}

export type NewEntry = Omit<JournalEntry, 'step'>;

export const journalStore = 'journal';

const journalOf = (transaction: Transaction) => unwrap(transaction).objectStore(journalStore);

export const readJournal = (transaction: Transaction): Promise<JournalEntry[]> =>
  wrap(journalOf(transaction).getAll() as IDBRequest<JournalEntry[]>);

export const addEntry = (transaction: Transaction, entry: NewEntry) => void journalOf(transaction).add(entry);
export const putEntry = (transaction: Transaction, entry: JournalEntry) =>
  void journalOf(transaction).put(entry);
export const deleteEntry = (transaction: Transaction, step: number) =>
  void journalOf(transaction).delete(step);

const isAt = (change: Change, collection: CollectionName, id: string) =>
  change.collection === collection && change.id === id;

/** Whether changes of this record are laid over what the server says. */
export const isTouched = (entries: readonly JournalEntry[], collection: CollectionName, id: string) =>
  entries.some(
    ({ state, changes }) => state !== 'refused' && changes.some((change) => isAt(change, collection, id)),
  );

/**
 * What the server says with this device's unsettled changes over it, in their order. Counters of a delivered commit
 * are in the server's number already.
 */
export function withOwnChanges(
  entries: readonly JournalEntry[],
  collection: CollectionName,
  id: string,
  fields: StoredFields | undefined,
): StoredFields | undefined {
  return entries
    .filter(({ state }) => state !== 'refused')
    .flatMap(({ state, changes }) =>
      changes.filter(
        (change) => isAt(change, collection, id) && !(state === 'delivered' && change.type === 'increment'),
      ),
    )
    .reduce<StoredFields | undefined>((known, change) => afterChange(change, known), fields);
}
