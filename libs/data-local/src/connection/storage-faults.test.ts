import { add } from '@dayloom/testing';
import { read } from '@dayloom/testing/contract';
import 'fake-indexeddb/auto';
import { patch, worksOf } from '@dayloom/data';
import { type UserId, works } from '@dayloom/domain';
import { aWork } from '@dayloom/testing';
import { watching } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { type IDBPDatabase, wrap } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { embeddedDatabaseOf } from '../database/schema.ts';
import { type LocalWorld, localWorld } from '../testing/local-world.ts';
import { toStoreError } from './storage-errors.ts';

const nameOf = (user: UserId) => `dayloom-${user}`;
const { version } = embeddedDatabaseOf('ada' as UserId);

/** A factory of real databases that records them, so that a test can close one. */
function listed(indexedDB: IDBFactory) {
  const opened: IDBDatabase[] = [];
  const factory = new Proxy(indexedDB, {
    get: (target, key: keyof IDBFactory) =>
      key !== 'open'
        ? target[key]
        : (name: string, version?: number) => {
            const request = target.open(name, version);
            request.addEventListener('success', () => opened.push(request.result));
            return request;
          },
  });
  return { factory, opened };
}

const throwing = (name: string) =>
  new Proxy(new IDBFactory(), {
    get: () => () => {
      throw new DOMException('refused', name);
    },
  });

async function oneWork(world: LocalWorld) {
  const store = world.storeOf(world.ada);
  const work = aWork(world.ada);
  await store.commit([add(works, work)]);
  return { store, work };
}

describe('storage that fails', () => {
  for (const name of ['SecurityError', 'InvalidStateError', 'UnknownError'])
    it(`[OF8] storage that cannot be opened (${name}) is reported as blocked, for reads, writes, watches and the trash`, async () => {
      const world = localWorld(throwing(name));
      const store = world.storeOf(world.ada);
      const blocked = { name: 'StoreError', code: 'storage-blocked' };
      await expect(store.get(worksOf(world.ada))).rejects.toMatchObject(blocked);
      await expect(store.commit([add(works, aWork(world.ada))])).rejects.toMatchObject(blocked);
      expect(await watching(store, worksOf(world.ada)).failure).toMatchObject(blocked);
      const trash = new Promise((_resolve, fail) => store.watchDeleted(() => undefined, fail));
      await expect(trash).rejects.toMatchObject(blocked);
      await world.close();
    });

  it('[OF8] full storage is reported as full', () => {
    expect(toStoreError(new DOMException('full', 'QuotaExceededError')).code).toBe('storage-full');
    expect(toStoreError(new Error('anything else')).code).toBe('unknown');
  });

  it('[OF8] storage that becomes available again is used again', async () => {
    const { factory } = listed(new IDBFactory());
    let refusing = true;
    const moody = new Proxy(factory, {
      get: (target, key: keyof IDBFactory) => {
        if (refusing) throw new DOMException('refused', 'SecurityError');
        return target[key];
      },
    });
    const world = localWorld(moody);
    const store = world.storeOf(world.ada);
    await expect(store.get(worksOf(world.ada))).rejects.toMatchObject({ code: 'storage-blocked' });
    refusing = false;
    expect(await read(store, worksOf(world.ada))).toEqual([]);
    await world.close();
  });

  it('[ER52] a change is rolled back if storage does not respond for five seconds, and is not written later', async () => {
    const indexedDB = new IDBFactory();
    const world = localWorld(indexedDB);
    const { store, work } = await oneWork(world);
    const watch = watching(store, worksOf(world.ada));
    await watch.until((records) => records.length === 1);
    // An open transaction over all stores leaves all other requests without an event.
    const other = (await wrap(indexedDB.open(nameOf(world.ada)))) as IDBPDatabase;
    const blocker = other.transaction([...other.objectStoreNames], 'readwrite').objectStore('works');
    const release = new AbortController();
    const hold = async () => {
      while (!release.signal.aborted) await blocker.get('none');
    };
    const holding = hold();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const refused = store.commit([add(works, aWork(world.ada))]).then(
        () => undefined,
        (error: unknown) => error,
      );
      await watch.until((records) => records.length === 2);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await refused).toMatchObject({ name: 'StoreError', code: 'storage-blocked' });
      await watch.until((records) => records.length === 1);
    } finally {
      vi.useRealTimers();
      release.abort();
      await holding;
    }
    expect(await read(store, worksOf(world.ada))).toEqual([work]);
    other.close();
    await world.close();
  });

  it('[OF3] a connection that was closed unexpectedly is opened again, for reads and writes', async () => {
    const { factory, opened } = listed(new IDBFactory());
    const world = localWorld(factory);
    const { store, work } = await oneWork(world);
    for (let times = 0; times < 20; times += 1) {
      opened.at(-1)?.close();
      expect(await read(store, worksOf(world.ada))).toHaveLength(1);
      opened.at(-1)?.close();
      await store.commit([patch('works', work.id, { duration: times + 1 })]);
    }
    expect(opened).toHaveLength(41);
    expect(await read(store, worksOf(world.ada))).toEqual([{ ...work, duration: 20 }]);
    await world.close();
  });

  it('[OF6] a watch continues after its connection was closed', async () => {
    const { factory, opened } = listed(new IDBFactory());
    const world = localWorld(factory);
    const { store, work } = await oneWork(world);
    const watch = watching(store, worksOf(world.ada));
    await watch.until((records) => records.length === 1);
    opened.at(-1)?.close();
    await store.commit([patch('works', work.id, { duration: 9 })]);
    expect(await watch.until(([record]) => record?.duration === 9)).toEqual([{ ...work, duration: 9 }]);
    await world.close();
  });

  it('[OF9] storage that was cleared while in use starts empty, without an error', async () => {
    const indexedDB = new IDBFactory();
    const world = localWorld(indexedDB);
    const { store } = await oneWork(world);
    // The deletion waits until all connections are closed; each closes on its `versionchange` event.
    await wrap(indexedDB.deleteDatabase(nameOf(world.ada)));
    expect(await read(store, worksOf(world.ada))).toEqual([]);
    await world.close();
  });

  it('[OF9] a database that a later version has upgraded is read and written unchanged', async () => {
    const indexedDB = new IDBFactory();
    const world = localWorld(indexedDB);
    const { work } = await oneWork(world);
    const later = (await wrap(indexedDB.open(nameOf(world.ada), version + 1))) as IDBPDatabase;
    later.close();
    const store = world.storeOf(world.ada);
    await store.commit([patch('works', work.id, { duration: 2 })]);
    expect(await read(store, worksOf(world.ada))).toEqual([{ ...work, duration: 2 }]);
    await world.close();
  });
});
