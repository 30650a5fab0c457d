import {
  type Change,
  type Query,
  type RefusalReason,
  type Store,
  type StoredFields,
  StoreError,
} from '@dayloom/data';
import { collectionNames, type CollectionName, newRecordId, nowOf, type UserId } from '@dayloom/domain';
import { unwrap, wrap } from 'idb';
import type { Transaction } from '../connection.ts';
import { type LocalOptions, openRecords } from '../local-store.ts';
import { keyAt, type Place, readAll } from '../write-changes.ts';
import { addEntry, deleteEntry, type JournalEntry, journalStore, putEntry, readJournal } from './journal.ts';
import {
  collectionsTouched,
  putServerState,
  reconcileAnswer,
  type Reconciled,
  type ServerRecord,
} from './reconcile.ts';
import { mirrorOf, notesStore } from './schema.ts';
import { signal } from './signal.ts';

export type ServerState = Place & { readonly fields: StoredFields | undefined };

/**
 * What this device knows of a server's records, and what the server does not know yet. `store` answers from here
 * alone, own changes included; its `commit` resolves when record and journal are durable, in one transaction.
 */
export interface Mirror {
  readonly store: Store;
  /** The name of this browser profile's journal. */
  device(): Promise<string>;
  /** All entries in the order of their steps. */
  entries(): Promise<readonly JournalEntry[]>;
  /** Told after every change of the journal, here or in another tab. */
  onJournal(listener: () => void): () => void;
  /** Takes over the server's answer to a query. */
  reconcile(query: Query<unknown>, records: readonly ServerRecord[]): Promise<Reconciled>;
  /** Takes over single records; `fields` undefined where the server has none. */
  reconcileRecords(states: readonly ServerState[]): Promise<boolean>;
  /** Whether the server has answered this query before, so that an empty list is known to be one. */
  hasAnswer(query: Query<unknown>): Promise<boolean>;
  /** The server took an entry; `conflicts` names the notes that got a note of their own, and its id: reconcile both. */
  delivered(step: number, conflicts: Readonly<Record<string, string>>): Promise<void>;
  /** The server will not take an entry: its records return to what the server has. */
  refused(step: number, reason: RefusalReason, states: readonly ServerState[]): Promise<void>;
  /** Forgets entries delivered before this moment (ms). */
  settle(before: number): Promise<void>;
  /** A refused entry goes to the end of the queue, its changes laid over the records again. */
  retry(id: string): Promise<void>;
  discard(id: string): Promise<void>;
  note<T>(key: string): Promise<T | undefined>;
  keepNote(key: string, value: unknown): Promise<void>;
  /** Deletes the database with everything in it. The mirror is closed after it. */
  erase(): Promise<void>;
  close(): void;
}

/** The changes that bring a refused commit about again: what was deleted elsewhere is made anew. */
function again({ changes, before, reason }: JournalEntry): Change[] {
  if (reason !== 'deleted-elsewhere') return [...changes];
  return changes.map((change, place): Change => {
    const fields = before[place];
    if (change.type !== 'patch' || !fields) return change;
    const kept = Object.entries({ ...fields, ...change.fields }).filter(
      ([key]) => !change.clear.includes(key),
    );
    return { type: 'create', collection: change.collection, id: change.id, fields: Object.fromEntries(kept) };
  });
}

/** Later texts of a note that has got a note of its own follow it there. */
function redirected(entry: JournalEntry, conflicts: Readonly<Record<string, string>>): JournalEntry {
  const target = (change: Change) => (change.collection === 'notes' ? conflicts[change.id] : undefined);
  if (!entry.changes.some(target)) return entry;
  return {
    ...entry,
    changes: entry.changes.map((change) => ({ ...change, id: target(change) ?? change.id })),
  };
}

export function openMirror(user: UserId, options: LocalOptions): Mirror {
  const database = mirrorOf(user);
  const journal = signal(`${database.name}-journal`);
  const { store, connection, channel } = openRecords(user, database, options, {
    stores: [journalStore],
    write(transaction, steps) {
      addEntry(transaction, {
        id: newRecordId(),
        at: nowOf(options.clock),
        changes: steps.map(({ change }) => change),
        before: steps.map(({ before }) => before),
        state: 'waiting',
      });
    },
  });
  const everything = [...collectionNames, journalStore];

  const write = <T>(stores: readonly string[], work: (transaction: Transaction) => Promise<T>) =>
    connection.run(stores, 'readwrite', work);
  const tell = (collections: ReadonlySet<CollectionName>) => {
    if (collections.size > 0) channel.tell(collections);
  };

  const answerKey = (query: Query<unknown>) => `answer ${JSON.stringify({ ...query })}`;
  const notes = (transaction: Transaction) => unwrap(transaction).objectStore(notesStore);
  const readNote = async <T>(key: string) => {
    const found = await connection.run([notesStore], 'readonly', (transaction) =>
      wrap(notes(transaction).get(key) as IDBRequest<{ value: T } | undefined>),
    );
    return found?.value;
  };
  const keepNote = (key: string, value: unknown) =>
    write([notesStore], async (transaction) => void notes(transaction).put({ key, value }));

  async function refusedEntry(transaction: Transaction, id: string): Promise<JournalEntry> {
    const found = (await readJournal(transaction)).find(
      (entry) => entry.id === id && entry.state === 'refused',
    );
    if (!found)
      throw new StoreError('not-found', 'The change is no longer among those that could not be saved');
    return found;
  }

  return {
    store: {
      ...store,
      async commit(changes) {
        const receipt = await store.commit(changes);
        if (changes.length > 0) journal.tell();
        return receipt;
      },
    },
    async device() {
      const known = await readNote<string>('device');
      if (known !== undefined) return known;
      const name = newRecordId();
      await keepNote('device', name);
      return name;
    },
    entries: () => connection.run([journalStore], 'readonly', readJournal),
    onJournal: (listener) => journal.listen(listener),
    async reconcile(query, records) {
      const result = await write([query.collection, journalStore, notesStore], async (transaction) => {
        const entries = await readJournal(transaction);
        notes(transaction).put({ key: answerKey(query), value: true });
        return reconcileAnswer(transaction, entries, query, records);
      });
      if (result.changed) tell(new Set([query.collection]));
      return result;
    },
    async reconcileRecords(states) {
      const collections = new Set(states.map(({ collection }) => collection));
      if (collections.size === 0) return false;
      const changed = await write([...collections, journalStore], async (transaction) =>
        putServerState(transaction, await readJournal(transaction), states),
      );
      if (changed) tell(collections);
      return changed;
    },
    hasAnswer: async (query) => (await readNote(answerKey(query))) === true,
    async delivered(step, conflicts) {
      await write([journalStore], async (transaction) => {
        const entries = await readJournal(transaction);
        for (const entry of entries) {
          if (entry.step === step && Object.keys(conflicts).length > 0) deleteEntry(transaction, step);
          else if (entry.step === step)
            putEntry(transaction, {
              ...entry,
              state: 'delivered',
              deliveredAt: options.clock.now().getTime(),
            });
          else if (entry.step > step) {
            const moved = redirected(entry, conflicts);
            if (moved !== entry) putEntry(transaction, moved);
          }
        }
      });
      journal.tell();
    },
    async refused(step, reason, states) {
      const collections = new Set(states.map(({ collection }) => collection));
      await write([...collections, journalStore], async (transaction) => {
        const entries = await readJournal(transaction);
        const refusal = entries.find((entry) => entry.step === step);
        if (!refusal) return;
        putEntry(transaction, { ...refusal, state: 'refused', reason });
        await putServerState(
          transaction,
          entries.filter((entry) => entry.step !== step),
          states,
        );
      });
      tell(collections);
      journal.tell();
    },
    async settle(before) {
      const settled = await write([journalStore], async (transaction) => {
        const old = (await readJournal(transaction)).filter(
          ({ state, deliveredAt = 0 }) => state === 'delivered' && deliveredAt <= before,
        );
        for (const { step } of old) deleteEntry(transaction, step);
        return old;
      });
      if (settled.length > 0) journal.tell();
    },
    async retry(id) {
      const touched = await write(everything, async (transaction) => {
        const entry = await refusedEntry(transaction, id);
        const changes = again(entry);
        const stored = await readAll(transaction, changes);
        const { step, reason: _reason, ...rest } = entry;
        deleteEntry(transaction, step);
        const renewed = { ...rest, changes, before: changes.map((change) => stored.get(keyAt(change))) };
        addEntry(transaction, { ...renewed, state: 'waiting' });
        await overlay(transaction, { ...renewed, step, state: 'waiting' }, stored);
        return collectionsTouched([entry]);
      });
      tell(touched);
      journal.tell();
    },
    async discard(id) {
      await write([journalStore], async (transaction) =>
        deleteEntry(transaction, (await refusedEntry(transaction, id)).step),
      );
      journal.tell();
    },
    note: readNote,
    keepNote,
    async erase() {
      store.close();
      journal.close();
      const factory = options.indexedDB ?? globalThis.indexedDB;
      await wrap(factory.deleteDatabase(database.name));
    },
    close() {
      store.close();
      journal.close();
    },
  };
}

/** Lays one entry's changes over the records as they are stored. */
async function overlay(
  transaction: Transaction,
  entry: JournalEntry,
  stored: ReadonlyMap<string, StoredFields>,
) {
  const places = entry.changes.map((change) => ({ ...change, fields: stored.get(keyAt(change)) }));
  await putServerState(transaction, [entry], places);
}
