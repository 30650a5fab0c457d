import type { StoredFields } from '@dayloom/data';
import { type CollectionName, type Instant, type UserId } from '@dayloom/domain';
import type { IDBPDatabase } from 'idb';
import { deleteDatabase } from './erase-database.ts';
import { factoryOf, type LocalOptions } from './local-options.ts';
import { openExistingDatabase } from './open-database.ts';
import { isFields, type Row } from './rows.ts';

/** A commit as the first release kept it for sending; its changes have the first release's shape. */
export interface LegacyEntry {
  readonly step: number;
  readonly id: string;
  readonly at: Instant;
  readonly changes: readonly unknown[];
  readonly before: readonly (StoredFields | undefined)[];
  readonly state: 'waiting' | 'delivered' | 'refused';
}

/** What the first release left on this device: its records, and the commits it had not sent. */
export interface LegacyMirror {
  entries(): Promise<readonly LegacyEntry[]>;
  rows(
    collection: CollectionName,
  ): Promise<readonly { readonly id: string; readonly fields: StoredFields }[]>;
  drop(step: number): Promise<void>;
  /** The name under which the server marked what the first release had sent. */
  device(): Promise<string | undefined>;
  /** Takes everything of it off this device. */
  erase(): Promise<void>;
  /** Takes the records off this device; what was not sent stays, for the next session to take over. */
  forget(): Promise<void>;
  /** Told when a tab that still runs the first release has written a commit. */
  onChange(listener: () => void): () => void;
  close(): void;
}

const journal = 'journal';
const deviceKey = 'device';

/** The first release's mirror of a user, read with each use: a tab that still runs it may go on writing. */
export function openLegacyMirror(user: UserId, options: LocalOptions): LegacyMirror {
  const name = `dayloom-mirror-${user}`;
  const channels = new Set<BroadcastChannel>();

  async function within<T>(fallback: T, work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    const database = await openExistingDatabase(name, factoryOf(options)());
    if (!database) return fallback;
    try {
      return await work(database);
    } finally {
      database.close();
    }
  }

  const erase = () => deleteDatabase(factoryOf(options)(), name);

  /** @returns whether something stays */
  async function keepUnsent(database: IDBPDatabase): Promise<boolean> {
    const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
    for (const store of database.objectStoreNames)
      if (store !== journal && store !== 'known') void transaction.objectStore(store).clear();
    const known = transaction.objectStore('known');
    for (const key of await known.getAllKeys()) if (key !== deviceKey) void known.delete(key);
    const entries: LegacyEntry[] = await transaction.objectStore(journal).getAll();
    const sent = entries.filter(({ state }) => state === 'delivered');
    for (const { step } of sent) void transaction.objectStore(journal).delete(step);
    await transaction.done;
    return sent.length < entries.length;
  }

  return {
    entries: () => within<LegacyEntry[]>([], (database) => database.getAll(journal)),
    rows: (collection) =>
      within<{ id: string; fields: StoredFields }[]>([], async (database) => {
        if (!database.objectStoreNames.contains(collection)) return [];
        const rows: Row[] = await database.getAll(collection);
        return rows.flatMap(({ id, fields }) => (isFields(fields) ? [{ id, fields }] : []));
      }),
    drop: (step) => within(undefined, (database) => database.delete(journal, step)),
    device: () =>
      within<string | undefined>(undefined, async (database) => {
        const kept: { value?: unknown } | undefined = await database.get('known', deviceKey);
        return typeof kept?.value === 'string' ? kept.value : undefined;
      }),
    erase,
    async forget() {
      if (!(await within(false, keepUnsent))) await erase();
    },
    onChange(listener) {
      if (typeof BroadcastChannel === 'undefined') return () => undefined;
      const channel = new BroadcastChannel(`${name}-journal`);
      channel.addEventListener('message', listener);
      channels.add(channel);
      return () => {
        channel.close();
        channels.delete(channel);
      };
    },
    close() {
      for (const channel of channels) channel.close();
      channels.clear();
    },
  };
}
