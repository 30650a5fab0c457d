import 'fake-indexeddb/auto';
import { patch, remove, restore, worksOf, worksOfPriority } from '@dayloom/data';
import { type UserId, works } from '@dayloom/domain';
import { aWork } from '@dayloom/testing';
import { watching } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Device, device } from './testing/devices.ts';
import { memoryServer, type MemoryServer } from './testing/memory-server.ts';
import { fieldsOf, stateWhere, titlesOf } from './testing/sync-steps.ts';

const ada = 'ada' as UserId;

let server: MemoryServer;
let phone: Device;
let laptop: Device;
beforeEach(() => {
  server = memoryServer();
  phone = device({ server, user: ada, indexedDB: new IDBFactory() });
  laptop = device({ server, user: ada, indexedDB: new IDBFactory() });
});
afterEach(() => {
  phone.close();
  laptop.close();
});

describe('[OF5] what the server refuses', () => {
  it('is listed with its text after a reload, and the records show what the server has', async () => {
    const work = aWork(ada, { workTitle: 'As it was' });
    server.put('works', work.id, fieldsOf(work));
    const first = phone.open();
    await watching(first, worksOf(ada)).until((records) => records.length === 1);
    phone.network.set(false);
    await first.commit([patch(works, work.id, { workTitle: 'Long thought about' })]);
    first.close();
    server.faults.push({ kind: 'fails', code: 'refused' });
    phone.network.set(true);
    const second = phone.open();
    const { refused } = await stateWhere(second, (state) => state.refused.length === 1);
    expect(refused[0]).toMatchObject({
      reason: 'refused',
      changes: [{ id: work.id, fields: { workTitle: 'Long thought about' } }],
    });
    expect(await titlesOf(second, ada)).toEqual(['As it was']);
    second.close();
    const third = phone.open();
    await stateWhere(third, (state) => state.refused.length === 1 && state.phase === 'attention');
  });

  it('can be sent again, or given up', async () => {
    const store = phone.open();
    server.faults.push({ kind: 'fails', code: 'refused' }, { kind: 'fails', code: 'refused' });
    await store.commit([restore(works, aWork(ada, { workTitle: 'One' }))]);
    await store.commit([restore(works, aWork(ada, { workTitle: 'Two' }))]);
    const { refused } = await stateWhere(store, (state) => state.refused.length === 2);
    expect(await titlesOf(store, ada)).toEqual([]);
    await store.sync?.retry(refused[0]?.id ?? '');
    await stateWhere(store, (state) => state.refused.length === 1 && state.waiting === 0);
    expect(await titlesOf(store, ada)).toEqual(['One']);
    await store.sync?.discard(refused[1]?.id ?? '');
    await stateWhere(store, ({ phase }) => phase === 'saved');
    expect(server.all('works')).toHaveLength(1);
  });

  it('a record deleted elsewhere while it was edited here ends as a choice, and a retry brings it back', async () => {
    const work = aWork(ada, { workTitle: 'Shared' });
    server.put('works', work.id, fieldsOf(work));
    const store = phone.open();
    await watching(store, worksOf(ada)).until((records) => records.length === 1);
    phone.network.set(false);
    await store.commit([patch(works, work.id, { workTitle: 'Edited' })]);
    server.setUp(false);
    server.put('works', work.id, undefined);
    server.setUp(true);
    phone.network.set(true);
    const { refused } = await stateWhere(store, (state) => state.refused.length === 1);
    expect(refused[0]?.reason).toBe('deleted-elsewhere');
    expect(await titlesOf(store, ada)).toEqual([]);
    await store.sync?.retry(refused[0]?.id ?? '');
    await stateWhere(store, ({ phase }) => phase === 'saved');
    expect(server.stored('works', work.id)).toMatchObject({ workTitle: 'Edited', duration: work.duration });
  });

  it('[AU8] nothing is refused for the sake of a session that has ended', async () => {
    const lost = device({
      server,
      user: ada,
      indexedDB: new IDBFactory(),
      isSessionAlive: () => Promise.resolve(false),
    });
    const store = lost.open();
    server.faults.push({ kind: 'fails', code: 'refused' });
    await store.commit([restore(works, aWork(ada))]);
    const state = await stateWhere(store, ({ phase }) => phase === 'attention');
    expect(state).toMatchObject({ blockage: 'signed-out', refused: [], waiting: 1 });
    lost.close();
  });
});

describe('[OF6] another device', () => {
  it('its edits, deletions and re-created records come through', async () => {
    const [here, there] = [phone.open(), laptop.open()];
    const work = aWork(ada, { workTitle: 'Made there' });
    const shown = watching(here, worksOf(ada));
    await there.commit([restore(works, work)]);
    await shown.until((records) => records.length === 1);
    await there.commit([patch(works, work.id, { workTitle: 'Edited there' })]);
    await shown.until(([record]) => record?.workTitle === 'Edited there');
    await there.commit([remove(works, work.id)]);
    await shown.until((records) => records.length === 0);
    await there.commit([restore(works, work)]);
    await shown.until(([record]) => record?.workTitle === 'Made there');
  });

  it('a record that leaves a filtered list stays in the others', async () => {
    const work = aWork(ada, { priority: 'high' });
    server.put('works', work.id, fieldsOf(work));
    const store = phone.open();
    const high = watching(store, worksOfPriority(ada, 'high'));
    await high.until((records) => records.length === 1);
    server.put('works', work.id, { ...fieldsOf(work), priority: 'low' });
    await high.until((records) => records.length === 0);
    expect(await store.get(worksOfPriority(ada, 'low'))).toHaveLength(1);
  });

  it('a first visit tells no empty list before the server has been asked', async () => {
    const work = aWork(ada);
    server.put('works', work.id, fieldsOf(work));
    const shown = watching(phone.open(), worksOf(ada));
    await shown.until((records) => records.length === 1);
    expect(shown.answers).toHaveLength(1);
  });

  it('figures follow what happens elsewhere', async () => {
    const store = phone.open();
    const shown = watching(store, worksOf(ada));
    await shown.until(() => true);
    expect(await store.count(worksOf(ada))).toBe(0);
    const news = new Promise<void>((resolve) => store.onCommit(() => resolve()));
    const work = aWork(ada);
    server.put('works', work.id, fieldsOf(work));
    await news;
    await expect.poll(() => store.count(worksOf(ada))).toBe(1);
  });

  it('a second screen with the same list reads nothing again', async () => {
    for (let place = 0; place < 5; place += 1) server.put('works', `w${place}`, fieldsOf(aWork(ada)));
    const store = phone.open();
    const stop = store.watch(
      worksOf(ada).first(5),
      () => undefined,
      () => undefined,
    );
    await watching(store, worksOf(ada).first(5)).until((records) => records.length === 5);
    stop();
    const read = server.reads.documents;
    await watching(store, worksOf(ada).first(5)).until((records) => records.length === 5);
    expect(await store.get(worksOf(ada).first(5))).toHaveLength(5);
    expect(server.reads.documents).toBe(read);
  });
});
