import 'fake-indexeddb/auto';
import {
  create,
  increment,
  patch,
  profileOf,
  remove,
  restore,
  tasksOf,
  tasksOfWork,
  worksOf,
} from '@dayloom/data';
import { meditationSessions, meditationStats, tasks, type UserId, works } from '@dayloom/domain';
import { aTask, aWork } from '@dayloom/testing';
import { watching } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Device, device } from './testing/devices.ts';
import { memoryServer, type MemoryServer } from './testing/memory-server.ts';
import { fieldsOf, settled, settledAfterSending, stateWhere, titlesOf } from './testing/sync-steps.ts';

const ada = 'ada' as UserId;

let server: MemoryServer;
let phone: Device;
beforeEach(() => {
  server = memoryServer();
  phone = device({ server, user: ada, indexedDB: new IDBFactory() });
});
afterEach(() => {
  phone.close();
});

describe('[OF2] away from the network', () => {
  it('100 changes made offline survive a reload and reach the server once each', async () => {
    phone.network.set(false);
    const before = phone.open();
    const made = Array.from({ length: 100 }, (_, place) => aWork(ada, { workTitle: `Work ${place}` }));
    for (const work of made) await before.commit([restore(works, work)]);
    before.close();

    const after = phone.open();
    expect(await titlesOf(after, ada)).toHaveLength(100);
    await stateWhere(after, ({ phase, waiting }) => phase === 'offline' && waiting === 100);
    expect(server.all('works')).toHaveLength(0);
    phone.network.set(true);
    await settled(after);
    expect(
      server
        .all('works')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(made.map(({ id }) => id).toSorted());
    expect(server.deliveries).toHaveLength(100);
  });

  it('50 records of the last visit are shown and kept while the server is down', async () => {
    const first = phone.open();
    for (let place = 0; place < 50; place += 1) server.put('works', `w${place}`, fieldsOf(aWork(ada)));
    await watching(first, worksOf(ada)).until((records) => records.length === 50);
    first.close();
    server.setUp(false);
    const second = phone.open();
    const shown = watching(second, worksOf(ada));
    await shown.until((records) => records.length === 50);
    expect(await second.get(worksOf(ada))).toHaveLength(50);
    second.close();
    expect(await phone.open().get(worksOf(ada))).toHaveLength(50);
  });

  it('[DA35] a figure is the last known one with the own unsent changes, and says of when', async () => {
    for (let place = 0; place < 7; place += 1) server.put('works', `w${place}`, fieldsOf(aWork(ada)));
    const store = phone.open();
    expect(await store.count(worksOf(ada))).toBe(7);
    expect(store.sync?.asOf(worksOf(ada))).toBeUndefined();
    store.close();
    phone.network.set(false);
    const offline = phone.open();
    await offline.commit([restore(works, aWork(ada)), restore(works, aWork(ada))]);
    expect(await offline.count(worksOf(ada))).toBe(9);
    expect(offline.sync?.asOf(worksOf(ada))).toBe('2026-03-20T12:00:00.000Z');
  });
});

it('[OF4] a server that did not answer once is asked again, though nothing waits for it', async () => {
  const store = phone.open();
  server.setUp(false);
  await store.count(worksOf(ada));
  await stateWhere(store, ({ phase }) => phase === 'offline');
  server.setUp(true);
  expect(await stateWhere(store, ({ phase }) => phase === 'saved')).toMatchObject({ waiting: 0 });
});

it('[OF4] a client that fails inside is replaced, and what it did not send is sent', async () => {
  const store = phone.open();
  const shown = watching(store, worksOf(ada));
  server.faults.push({ kind: 'fails', code: 'broken' });
  const work = aWork(ada);
  await store.commit([restore(works, work)]);
  expect(await stateWhere(store, ({ blockage }) => blockage === 'broken')).toMatchObject({ waiting: 1 });
  await stateWhere(store, ({ phase }) => phase === 'saved');
  expect(server.stored('works', work.id)).toBeDefined();
  server.put('works', 'elsewhere', fieldsOf(aWork(ada)));
  await shown.until((records) => records.length === 2);
});

describe('[OF11] replay', () => {
  it('a change whose acknowledgement is lost three times leaves the edit of another device alone', async () => {
    const work = aWork(ada, { workTitle: 'First' });
    server.put('works', work.id, fieldsOf(work));
    const store = phone.open();
    await watching(store, worksOf(ada)).until((records) => records.length === 1);
    server.faults.push({ kind: 'answer lost' }, { kind: 'answer lost' }, { kind: 'answer lost' });
    const state = settledAfterSending(store);
    await store.commit([patch(works, work.id, { workTitle: 'Mine' })]);
    await server.heard(1);
    server.put('works', work.id, { ...fieldsOf(work), workTitle: 'Theirs' });
    for (let time = 0; time < 3; time += 1) phone.network.set(true);
    expect((await state).refused).toEqual([]);
    expect(server.deliveries.length).toBeGreaterThan(1);
    expect(server.stored('works', work.id)).toMatchObject({ workTitle: 'Theirs' });
  }, 15_000);

  it('counters rise once though the answer is lost', async () => {
    const stats = { userId: ada, currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
    server.put('meditationStats', ada, stats);
    const store = phone.open();
    server.faults.push({ kind: 'answer lost' });
    await store.commit([restore(meditationStats, { id: ada, ...stats })]);
    const sending = settledAfterSending(store);
    await store.commit([
      create(meditationSessions, 's1', {
        userId: ada,
        duration: 60,
        date: '2026-03-20T11:00:00.000Z' as never,
      }),
      increment(meditationStats, ada, { currentStreak: 1, totalSessions: 1, challengeProgress: 1 }),
    ]);
    await sending;
    expect(server.stored('meditationStats', ada)).toMatchObject({ totalSessions: 2, currentStreak: 2 });
  });

  it('a deletion that is sent again does not delete what was made anew meanwhile', async () => {
    const work = aWork(ada);
    server.put('works', work.id, fieldsOf(work));
    const store = phone.open();
    await watching(store, worksOf(ada)).until((records) => records.length === 1);
    server.faults.push({ kind: 'answer lost' });
    const sending = settledAfterSending(store);
    await store.commit([remove(works, work.id)]);
    await server.heard(1);
    server.put('works', work.id, fieldsOf(work));
    await sending;
    expect(server.stored('works', work.id)).toBeDefined();
  });
});

describe('[WD17] a work with 600 tasks', () => {
  const fill = () => {
    const work = aWork(ada);
    server.put('works', work.id, fieldsOf(work));
    for (let place = 0; place < 600; place += 1) {
      const task = aTask(ada, { workId: work.id });
      server.put('tasks', task.id, fieldsOf(task));
    }
    return work;
  };

  it('is deleted to the last task though the tab dies between two parts', async () => {
    const work = fill();
    const first = phone.open();
    await watching(first, worksOf(ada)).until((records) => records.length === 1);
    const gone = await first.get(tasksOfWork(ada, work.id));
    expect(gone).toHaveLength(600);
    server.faults.push({ kind: 'fails', code: 'unreachable' });
    phone.network.set(false);
    await first.commit([...gone.map(({ id }) => remove(tasks, id)), remove(works, work.id)]);
    server.faults.length = 0;
    server.dieAfter(1);
    phone.network.set(true);
    await server.heard(2);
    first.close();
    expect(server.all('tasks').length).toBeLessThan(600);
    expect(server.all('works')).toHaveLength(1);
    server.setUp(true);
    const second = phone.open();
    await settled(second);
    await stateWhere(second, ({ waiting }) => waiting === 0);
    await watching(second, tasksOf(ada)).until((records) => records.length === 0);
    expect(server.all('tasks')).toHaveLength(0);
    expect(server.all('works')).toHaveLength(0);
  });

  it('leaves no task behind that this device did not know of', async () => {
    const work = fill();
    const store = phone.open();
    await watching(store, worksOf(ada)).until((records) => records.length === 1);
    const sending = settledAfterSending(store);
    await store.commit([remove(works, work.id)]);
    await sending;
    expect(server.all('tasks')).toHaveLength(0);
  });
});

it('[OF10] after erasing, nothing of the user is left on the device', async () => {
  const indexedDB = new IDBFactory();
  const shared = device({ server, user: ada, indexedDB });
  const store = shared.open();
  shared.network.set(false);
  await store.commit([restore(works, aWork(ada, { workTitle: 'Secret' }))]);
  await store.sync?.erase();
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([]);
  await expect(store.get(profileOf(ada))).rejects.toMatchObject({ code: 'closed' });
});
