import { type Change, StoreError } from '@dayloom/data';
import {
  type OnCommit,
  openReplica,
  type RecordTransaction,
  type Scope,
  type UserDatabase,
} from '@dayloom/data-local';
import { collectionNames, type UserId } from '@dayloom/domain';
import { type BaseRow, type OutboxEntry } from '../../outbox/outbox.ts';
import { Disk } from './disk.ts';
import type { BrowserProfile, Storage, Tab } from './world.ts';

const everything: Scope = { collections: collectionNames, tables: ['outbox', 'base', 'meta'] };
const never = new Promise<never>(() => undefined);

async function diskIn(database: UserDatabase, confirmed: Disk['confirmed']): Promise<Disk> {
  const disk = new Disk(confirmed);
  await database.read(everything, async (transaction) => {
    for (const collection of collectionNames) {
      const ids = await transaction.idsNotFrom(collection, -1);
      const stored = await transaction.read(ids.map((id) => ({ collection, id })));
      for (const id of ids) {
        const one = stored.get(`${collection}/${id}`);
        if (one) disk.rows(collection).set(id, one);
      }
    }
    for (const entry of await transaction.table<OutboxEntry>('outbox').getAll())
      disk.tables.outbox.set(entry.seq, entry);
    for (const table of ['base', 'meta'] as const)
      for (const row of await transaction.table<BaseRow>(table).getAll())
        disk.tables[table].set(row.key, row);
  });
  return disk;
}

const write = (database: UserDatabase, disk: Disk) =>
  database.write(everything, async (transaction) => {
    const rows = collectionNames.flatMap((collection) =>
      [...disk.rows(collection)].map(([id, state]) => ({ collection, id, state })),
    );
    if (rows.length > 0) await transaction.write(rows);
    for (const name of ['outbox', 'base', 'meta'] as const)
      for (const row of disk.tables[name].values()) transaction.table(name).put(row);
  });

/** Calls `onEntry` with each entry that a commit adds to the outbox. */
const watched =
  (onCommit: OnCommit, onEntry: (entry: OutboxEntry) => void): OnCommit =>
  (transaction, steps, now) =>
    onCommit(
      new Proxy(transaction, {
        get(target, name) {
          if (name !== 'table') {
            const member: unknown = Reflect.get(target, name);
            return typeof member === 'function' ? (member.bind(target) as unknown) : member;
          }
          return (table: Parameters<RecordTransaction['table']>[0]) => {
            const real = target.table(table);
            const put = (value: unknown) => {
              if (table === 'outbox') onEntry(value as OutboxEntry);
              real.put(value);
            };
            return { ...bound(real), put };
          };
        },
      }),
      steps,
      now,
    );
const bound = <T extends object>(table: T) => ({
  get: (Reflect.get(table, 'get') as () => unknown).bind(table),
  getAll: (Reflect.get(table, 'getAll') as () => unknown).bind(table),
  delete: (Reflect.get(table, 'delete') as () => unknown).bind(table),
});

/** The product's real database for a profile, over its own IndexedDB. */
export function indexedStorage(profile: BrowserProfile, user: UserId, newFactory: () => IDBFactory): Storage {
  const { weather } = profile;
  const { random } = weather;
  let indexedDB = newFactory();
  const chance = (probability: number) => !weather.isCalm && random.chance(probability);
  /** Stops time while the database works. */
  async function busy<T>(work: () => Promise<T>): Promise<T> {
    weather.time.hold();
    try {
      return await work();
    } finally {
      weather.time.release();
    }
  }
  const openPlain = (onCommit: OnCommit, tab?: Tab) => {
    const clock = { now: () => new Date(tab?.now() ?? weather.time.now()) };
    return openReplica(user, { clock, newId: weather.newId, indexedDB }, onCommit);
  };
  async function withPlain<T>(work: (database: UserDatabase) => Promise<T>): Promise<T> {
    const database = openPlain(() => Promise.resolve());
    try {
      return await busy(() => work(database));
    } finally {
      database.close();
    }
  }

  function open(tab: Tab, onCommit: OnCommit): UserDatabase {
    let written: OutboxEntry[] = [];
    const database = openPlain(
      watched(onCommit, (entry) => void written.push(entry)),
      tab,
    );
    tab.onCrash(() => database.close());
    database.onTables((tables) => profile.notify(tables));
    const around = async <T>(work: () => Promise<T>, done: () => void = () => undefined): Promise<T> => {
      await tab.pause();
      if (chance(0.004)) throw new StoreError('storage-blocked', 'The storage failed');
      const result = await busy(work);
      done();
      if (chance(0.002)) {
        tab.crash();
        return never;
      }
      await tab.pause();
      return result;
    };
    return {
      ...database,
      store: {
        ...database.store,
        commit: (changes: readonly Change[]) => {
          written = [];
          return around(
            () => database.store.commit(changes),
            () => {
              const entries = written.splice(0);
              profile.disk.confirmed.push({ entries });
              weather.steps?.note(entries);
              weather.sessions?.note(entries);
            },
          );
        },
      },
      readTables: (work) => around(() => database.readTables(work)),
      read: (scope, work) => around(() => database.read(scope, work)),
      write: (scope, work) =>
        around(() =>
          database.write(scope, async (transaction) => {
            const result = await work(transaction);
            if (chance(0.004)) throw new StoreError('storage-blocked', 'The storage failed');
            return result;
          }),
        ),
      onTables(listener) {
        tab.tableListeners.add(listener);
        return () => void tab.tableListeners.delete(listener);
      },
    };
  }

  return {
    open,
    async refresh() {
      profile.disk = await withPlain((database) => diskIn(database, profile.disk.confirmed));
    },
    async replace(disk) {
      indexedDB = newFactory();
      profile.disk = disk;
      await withPlain((database) => write(database, disk));
    },
    sum: async (query) => {
      const { value } = await withPlain((database) => database.store.sum(query, 'duration'));
      return value;
    },
    putEntry: (entry) =>
      withPlain((database) =>
        database.write({ collections: [], tables: ['outbox'] }, (transaction) =>
          Promise.resolve(transaction.table('outbox').put(entry)),
        ),
      ),
  };
}
