import 'fake-indexeddb/auto';
import { type DeletedRecord, purge, remove, worksOf } from '@dayloom/data';
import { type UserId, works } from '@dayloom/domain';
import { add, aWork } from '@dayloom/testing';
import { read } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { unwrap } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectionTo } from '../connection/connection.ts';
import { embeddedDatabaseOf } from '../database/schema.ts';
import type { StoreName } from '../database/stores.ts';
import { openUserDatabase } from '../store/open-user-database.ts';

const ada = 'ada' as UserId;
const work = aWork(ada);
const spec = embeddedDatabaseOf(ada);
const dayMs = 86_400_000;

describe('the trash on a device', () => {
  let indexedDB: IDBFactory;
  let time: number;
  beforeEach(() => {
    indexedDB = new IDBFactory();
    time = Date.parse('2026-03-20T12:00:00Z');
  });

  const open = () => {
    const options = { clock: { now: () => new Date(time) }, newId: () => 'unused', indexedDB };
    return openUserDatabase({ user: ada, spec, options });
  };
  const rowsIn = async (name: StoreName): Promise<number> => {
    const connection = connectionTo(spec, () => indexedDB);
    const count = await connection.run([name], 'readonly', (transaction) =>
      transaction.objectStore(name).count(),
    );
    connection.close();
    return count;
  };
  /** Starts the program; resolves when the work of every start is done. */
  async function start() {
    const { store, close } = open();
    const deleted = await new Promise<readonly DeletedRecord[]>((resolve, reject) => {
      store.watchDeleted(resolve, reject);
    });
    const living = await read(store, worksOf(ada));
    const tidied = () =>
      connectionAt('meta', (meta) => meta.get('tidied') as IDBRequest<{ at: string } | undefined>);
    await expect.poll(async () => (await tidied())?.at).toBe(new Date(time).toISOString());
    close();
    return { deleted: deleted.map(({ id }) => id), living: living.map(({ id }) => id) };
  }
  async function connectionAt<T>(name: StoreName, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const connection = connectionTo(spec, () => indexedDB);
    const answer = await connection.run([name], 'readwrite', async (transaction) => {
      const request = ask(unwrap(transaction).objectStore(name));
      await new Promise((resolve) => request.addEventListener('success', resolve));
      return request.result;
    });
    connection.close();
    return answer;
  }
  async function deleteOne() {
    const { store, close } = open();
    await store.commit([add(works, work)]);
    await store.commit([remove('works', work.id)]);
    close();
  }

  it('[TR1] [TR3] shows a deleted record for 30 days, and purges it at a later start', async () => {
    await deleteOne();
    time += 29 * dayMs;
    expect((await start()).deleted).toEqual([work.id]);
    time += 2 * dayMs;
    expect((await start()).deleted).toEqual([]);
    time += dayMs;
    await start();
    expect(await rowsIn('hidden')).toBe(0);
  });

  it('[NT8, TR1] removes the drafts of a record when the record is purged after 30 days', async () => {
    await deleteOne();
    const { store, close } = open();
    const gone = [`works/${work.id}`, `works/${work.id}/new-task/dated`];
    const keys = [...gone, 'work/new', `works/${work.id}0`];
    for (const key of keys) await store.drafts.set({ key, at: work.createdAt, values: { workTitle: key } });
    close();
    const kept = async () => {
      const { store: later, close: end } = open();
      const found = await later.drafts.under('');
      end();
      return found.map(({ key }) => key);
    };
    time += 29 * dayMs;
    await start();
    expect(await kept()).toEqual(keys.toSorted());
    for (const days of [2, 1]) {
      time += days * dayMs;
      await start();
    }
    await expect.poll(kept).toEqual(['work/new', `works/${work.id}0`]);
  });

  it('[NT8, TR3] removes the drafts of a record when the user deletes it permanently', async () => {
    await deleteOne();
    const { store, close } = open();
    for (const key of [`works/${work.id}`, 'work/new'])
      await store.drafts.set({ key, at: work.createdAt, values: { workTitle: key } });
    await store.commit([purge('works', work.id)]);
    expect((await store.drafts.under('')).map(({ key }) => key)).toEqual(['work/new']);
    close();
    expect(await rowsIn('hidden')).toBe(0);
  });

  it('[TR1] is not emptied by one start while the clock is a year ahead', async () => {
    await deleteOne();
    await start();
    time += 400 * dayMs;
    await start();
    time -= 399 * dayMs;
    expect((await start()).deleted).toEqual([work.id]);
  });
});
