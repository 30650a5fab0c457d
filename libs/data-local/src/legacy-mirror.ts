import type { StoredFields } from '@dayloom/data';
import { type CollectionName, type Instant, type UserId } from '@dayloom/domain';
import { type IDBPDatabase, wrap } from 'idb';
import { deleteDatabase } from './erase-database.ts';
import { factoryOf, type LocalOptions } from './local-options.ts';
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
  /** Told when a tab that still runs the first release has written a commit. */
  onChange(listener: () => void): () => void;
  close(): void;
}

const journal = 'journal';

/** Opens a database that is there; undefined where there is none, which stays so. */
async function openExisting(factory: IDBFactory, name: string): Promise<IDBPDatabase | undefined> {
  const request = factory.open(name);
  let isNew = false;
  request.addEventListener('upgradeneeded', () => {
    isNew = true;
    request.transaction?.abort();
  });
  try {
    return await wrap(request);
  } catch (error) {
    if (isNew) return undefined;
    throw error;
  }
}

/** The first release's mirror of a user, read with each use: a tab that still runs it may go on writing. */
export function openLegacyMirror(user: UserId, options: LocalOptions): LegacyMirror {
  const name = `dayloom-mirror-${user}`;
  const channels = new Set<BroadcastChannel>();

  async function within<T>(fallback: T, work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    const database = await openExisting(factoryOf(options)(), name);
    if (!database) return fallback;
    try {
      return await work(database);
    } finally {
      database.close();
    }
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
        const kept: { value?: unknown } | undefined = await database.get('known', 'device');
        return typeof kept?.value === 'string' ? kept.value : undefined;
      }),
    erase: () => deleteDatabase(factoryOf(options)(), name),
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
