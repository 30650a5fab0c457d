import { read, countOf } from '@dayloom/testing/contract';
import 'fake-indexeddb/auto';
import { worksOf } from '@dayloom/data';
import { collectionNames, collectionOf, type UserId } from '@dayloom/domain';
import { aWork } from '@dayloom/testing';
import { IDBFactory } from 'fake-indexeddb';
import { unwrap, wrap } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { connectionTo } from '../connection/connection.ts';
import { type DatabaseSpec, openDatabase } from '../connection/open-database.ts';
import { localWorld } from '../testing/local-world.ts';
import { rowOf } from './record-rows.ts';
import { schemaVersion } from './rows.ts';
import { embeddedDatabaseOf, replicaDatabaseOf } from './schema.ts';
import type { UserSchema } from './stores.ts';

const ada = 'ada' as UserId;

/**
 * The schema of each version, one line per store. For a changed schema, raise `schemaVersion` and add a version here.
 * Never edit a released one.
 */
const sinceSeven = `
clocks by id | createdAt | v
drafts by key
goals by id | createdAt | deadline | type createdAt | v | total by type
hidden by key | deletedAt | parent
history by seq that rises | at record | record at
meditationSessions by id | date | v
meditationStats by id | v
meta by key
notes by id | createdAt | v | total by
receipts by id | at | v
reminders by id | dateTime | v
schedules by id | date startTime | v
settings by id | v
suggestions by id | createdAt | v
tasks by id | completed | completed date | createdAt | date createdAt | v | workId completed | workId date completed | workId date createdAt | total by completed
timerHistory by id | createdAt | type createdAt | v | total by type +duration
totals by key
userTokens by id | v
users by id | v
works by id | createdAt | endDate | priority createdAt | priority endDate | priority startDate | v | total by priority | total by endDate
and on a replica
base by key
outbox by seq`;
const sinceNine = sinceSeven
  .replace('schedules by', 'repeatSkips by id | day | v\nrepeats by id | v | workId\nschedules by')
  .replace('date createdAt | v', 'date createdAt | repeatDay | v');
const sinceTen = sinceSeven
  .replace(
    'schedules by',
    'repeatSkips by id | day | fields.series day | v\nrepeats by id | v | workId\nschedules by',
  )
  .replace('completed date |', 'completed date | completed fields.repeatDay fields.repeat |');
const sinceEleven = sinceTen
  .replace('dateTime |', 'dateTime | fields.repeatDay |')
  .replace('date startTime |', 'date startTime | fields.repeatDay |');
const sinceTwelve = sinceEleven.replace('drafts by', 'dayOrders by id | v\ndrafts by');
const sinceThirteen = sinceTwelve.replaceAll(
  'fields.repeatDay | v',
  'fields.repeatDay | fields.snoozedUntil | v',
);
const sinceFourteen = sinceThirteen.replace(
  'type createdAt | v | total by type +duration',
  'type createdAt | type taskId createdAt | type workId createdAt | v | total by type +duration | total by type workId +duration | total by type taskId +duration',
);
/**
 * Version 8 rewrites local reminder times, 9 knows what repeats, 10 and 11 find it by sparse indexes, 12 knows orders of
 * days, 13 finds what is snoozed, 14 what a session was for.
 */
const frozen: Readonly<Record<number, string>> = {
  ...{ 7: sinceSeven, 8: sinceSeven, 9: sinceNine },
  ...{ 10: sinceTen, 11: sinceEleven },
  12: sinceTwelve,
  13: sinceThirteen,
  14: sinceFourteen,
};

/** A store with its key, its indexes and the kept totals of its records. */
function described(store: IDBObjectStore) {
  const pathsOf = (index: string) => [store.index(index).keyPath].flat().join(' ').replaceAll('keys.', '');
  const kind = collectionNames.find((name) => name === store.name);
  const totals = kind ? collectionOf(kind).totals : [];
  const parts = [
    `${store.name} by ${String(store.keyPath)}${store.autoIncrement ? ' that rises' : ''}`,
    ...[...store.indexNames].map(pathsOf),
    ...totals.map(({ by, sums = [] }) => ['total by', ...by, ...sums.map((sum) => `+${sum}`)].join(' ')),
  ];
  return parts.join(' | ');
}

/** The description of all stores of a database. */
async function schemaOf(spec: DatabaseSpec<UserSchema>) {
  const database = await (spec.open ?? openDatabase)(spec, new IDBFactory(), () => undefined);
  const names = [...database.objectStoreNames];
  const transaction = unwrap(database).transaction(names);
  const lines = names.map((name) => described(transaction.objectStore(name)));
  database.close();
  return lines;
}

describe('the schema', () => {
  it('[OF9] has a new version of both databases and of every row when stores, indexes or kept totals change', async () => {
    const [embedded, replica] = [embeddedDatabaseOf(ada), replicaDatabaseOf(ada)];
    const own = await schemaOf(embedded);
    const additional = (await schemaOf(replica)).filter((line) => !own.includes(line));
    expect(['', ...own, 'and on a replica', ...additional].join('\n')).toBe(frozen[schemaVersion]);
    expect([embedded.version, replica.version, rowOf('works', 'id', { fields: {} }).v]).toEqual(
      [1, 2, 3].map(() => schemaVersion),
    );
  });

  it('[OF9] is upgraded in an older database: missing stores, indexes and keys are added, and totals counted', async () => {
    const indexedDB = new IDBFactory();
    const world = localWorld(indexedDB);
    const { id, ...fields } = aWork(world.ada, { priority: 'high' });
    const { name } = embeddedDatabaseOf(world.ada);
    // A database of an earlier version: one store, one index, rows with only the keys of that index.
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore('works', { keyPath: 'id' });
      store.createIndex('createdAt', ['keys.createdAt']);
      store.put({ id, fields, keys: { createdAt: fields.createdAt }, v: 1 });
      store.put({ id: 'damaged', fields: { ...fields, priority: 'low' } });
    };
    (await wrap(request))?.close();
    const connection = connectionTo(embeddedDatabaseOf(world.ada), () => indexedDB);
    const row: unknown = await connection.run(['works'], 'readonly', (transaction) =>
      transaction.objectStore('works').index('priority+createdAt').get(['high', fields.createdAt]),
    );
    connection.close();
    expect(row).toEqual(rowOf('works', id, { fields }));
    const store = world.storeOf(world.ada);
    expect(await read(store, worksOf(world.ada).where('priority', '==', 'high'))).toEqual([
      { id, ...fields },
    ]);
    expect(await countOf(store, worksOf(world.ada))).toBe(2);
    expect(await countOf(store, { ...worksOf(world.ada), collection: 'notes' })).toBe(0);
    await world.close();
  });

  it('[OF9] a database whose upgrade cannot be loaded stays as it was, and the next read upgrades it', async () => {
    const indexedDB = new IDBFactory();
    const name = `dayloom-${ada}`;
    const older = indexedDB.open(name, schemaVersion - 1);
    older.onupgradeneeded = () =>
      older.result.createObjectStore('works', { keyPath: 'id' }).put({ id: 'kept' });
    (await wrap(older))?.close();
    const load = vi.fn(() => import('./upgrade-schema.ts')).mockRejectedValueOnce(new Error('offline'));
    const connection = connectionTo(embeddedDatabaseOf(ada, load), () => indexedDB);
    const count = () =>
      connection.run(['works'], 'readonly', (transaction) =>
        transaction.objectStore('works').index('v').count(),
      );
    await expect(count()).rejects.toMatchObject({ name: 'StoreError', code: 'unknown' });
    expect(await indexedDB.databases()).toEqual([{ name, version: schemaVersion - 1 }]);
    expect(await count()).toBe(1);
    expect(await indexedDB.databases()).toEqual([{ name, version: schemaVersion }]);
    connection.close();
  });

  it('loads its upgrade for a first visit, in several tabs at once, and not for later ones', async () => {
    const indexedDB = new IDBFactory();
    const load = vi.fn(() => import('./upgrade-schema.ts'));
    const visit = async (spec = embeddedDatabaseOf(ada, load)) => {
      const connection = connectionTo(spec, () => indexedDB);
      const rows = await connection.run(['works'], 'readonly', (transaction) =>
        transaction.objectStore('works').count(),
      );
      connection.close();
      return rows;
    };
    const shared = embeddedDatabaseOf(ada, load);
    expect(await Promise.all([visit(), visit(shared), visit(shared)])).toEqual([0, 0, 0]);
    load.mockClear();
    expect(await visit()).toBe(0);
    expect(load).not.toHaveBeenCalled();
  });

  it('[AC12] has a separate database for each user', () => {
    expect(embeddedDatabaseOf(ada).name).toBe('dayloom-ada');
  });
});
