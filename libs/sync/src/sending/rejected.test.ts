import { create, patch, remove, tasksOf } from '@dayloom/data';
import { aTask, aWork } from '@dayloom/testing';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { ada, making, phone, server, newDevicesForEachTest } from '../testing/adas-devices.ts';
import {
  device,
  expectSoon,
  fieldsOf,
  passing,
  refusedBy,
  sent,
  stateWhere,
  synced,
  titlesOf,
} from '../testing/devices.ts';

newDevicesForEachTest();

/** A phone with a work of this title. */
async function withWork(title: string) {
  const work = aWork(ada, { workTitle: title });
  server.put('works', work.id, fieldsOf(work));
  const store = phone.open();
  await synced(store);
  return { store, work };
}

describe('[OF5] a change that the server rejects', () => {
  it('is listed with its text after a reload, and the records show the server state', async () => {
    const { store, work } = await withWork('As it was');
    server.takes = (change) => change.type !== 'patch';
    await store.commit([patch('works', work.id, { workTitle: 'Long thought about' })]);
    const [refused] = await refusedBy(store);
    expect(refused).toMatchObject({
      reason: 'refused',
      changes: [{ id: work.id, fields: { workTitle: 'Long thought about' } }],
      before: [{ workTitle: 'As it was' }],
    });
    expect(await titlesOf(store, ada)).toEqual(['As it was']);
    store.close();
    expect(await refusedBy(phone.open())).toMatchObject([{ id: refused?.id }]);
  });

  it('does not affect changes that were sent with it', async () => {
    const { store } = await withWork('There');
    server.takes = (change) => !JSON.stringify(change).includes('Bad');
    phone.network.set(false);
    for (const title of ['One', 'Bad', 'Two']) await store.commit([making(title)]);
    phone.network.set(true);
    await refusedBy(store);
    await stateWhere(store, ({ waiting }) => waiting === 0);
    expect(server.living('works', ada)).toHaveLength(3);
    expect(await titlesOf(store, ada)).toEqual(['One', 'There', 'Two']);
  });

  it('can be retried or discarded', async () => {
    const { store } = await withWork('There');
    server.takes = () => false;
    await store.commit([making('One')]);
    await store.commit([making('Two')]);
    const [one, two] = await refusedBy(store, 2);
    expect(await store.sync?.unsent()).toBe(2);
    server.takes = () => true;
    await store.sync?.retry(one!.id);
    await refusedBy(store, 1);
    await expectSoon(() => server.living('works', ada)).toHaveLength(2);
    await store.sync?.discard(two!.id);
    await sent(store);
    expect(await titlesOf(store, ada)).toEqual(['One', 'There']);
    await expect(store.sync?.discard(two!.id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is marked when it is rejected again after a retry, and keeps its position in the list', async () => {
    const { store } = await withWork('There');
    server.takes = () => false;
    await store.commit([making('One')]);
    phone.clock.move(1_000);
    await store.commit([making('Two')]);
    const [one, two] = await refusedBy(store, 2);
    await store.sync?.retry(one!.id);
    const again = await stateWhere(store, ({ refused }) => refused.some(({ isRetried }) => isRetried));
    expect(again.refused.map(({ id, isRetried }) => [id, isRetried])).toEqual([
      [one!.id, true],
      [two!.id, undefined],
    ]);
  });

  it('of a record deleted elsewhere while it was edited here offers a choice, and a retry restores the record', async () => {
    const { store, work } = await withWork('Shared');
    phone.network.set(false);
    await store.commit([patch('works', work.id, { workTitle: 'Edited' })]);
    const laptop = device({ server, user: ada, indexedDB: new IDBFactory() });
    const there = laptop.open();
    await synced(there);
    await there.commit([remove('works', work.id)]);
    await sent(there);
    laptop.close();
    phone.network.set(true);
    const [refused] = await refusedBy(store);
    expect(refused?.reason).toBe('deleted-elsewhere');
    expect(server.stored('works', work.id)).toMatchObject({ fields: { workTitle: 'Edited' } });
    await expectSoon(() => titlesOf(store, ada)).toEqual([]);
    await store.sync?.retry(refused!.id);
    await sent(store);
    expect(await titlesOf(store, ada)).toEqual(['Edited']);
    expect(server.living('works', ada)).toHaveLength(1);
  });

  it('of a record that this device knows is deleted is not reported a second time', async () => {
    const { store, work } = await withWork('Shared');
    await store.commit([remove('works', work.id)]);
    await sent(store);
    const { deleted } = await store.commit([patch('works', work.id, { workTitle: 'Edited' })]);
    expect(deleted).toEqual([{ collection: 'works', id: work.id, word: 'Work' }]);
    await sent(store);
    await stateWhere(store, ({ phase, refused }) => phase === 'saved' && refused.length === 0);
    expect(server.stored('works', work.id)).toMatchObject({ fields: { workTitle: 'Edited' } });
  });

  it('[AC14] of a task whose work was deleted elsewhere is kept, and a retry restores the work first', async () => {
    const { store, work } = await withWork('Shared');
    phone.network.set(false);
    const task = aTask(ada, { workId: work.id });
    await store.commit([create('tasks', task.id, fieldsOf(task))]);
    const stamp = server.stored('works', work.id)!.stamp!;
    server.put('works', work.id, fieldsOf(work), { deletedAt: stamp });
    phone.network.set(true);
    const [refused] = await refusedBy(store);
    expect(refused).toMatchObject({ reason: 'parent-deleted', changes: [{ id: task.id }] });
    await store.sync?.retry(refused!.id);
    await sent(store);
    expect(server.living('works', ada)).toHaveLength(1);
    expect(server.living('tasks', ada)).toHaveLength(1);
    expect((await store.get(tasksOf(ada))).records).toHaveLength(1);
  });

  it('of a permanently removed record creates it again when it is retried', async () => {
    const { store, work } = await withWork('Shared');
    phone.network.set(false);
    await store.commit([patch('works', work.id, { workTitle: 'Edited' })]);
    server.purge([{ collection: 'works', id: work.id }]);
    phone.network.set(true);
    const [refused] = await refusedBy(store);
    expect(refused?.reason).toBe('gone');
    expect(await titlesOf(store, ada)).toEqual([]);
    await store.sync?.retry(refused!.id);
    await sent(store);
    expect(server.stored('works', work.id)?.fields).toMatchObject({ workTitle: 'Edited', duration: 7 });
  });

  it('[AU8] is not marked as rejected if the session has ended', async () => {
    let resume: () => void = () => undefined;
    let isAlive = false;
    const store = phone.open({
      isSessionAlive: () => Promise.resolve(isAlive),
      watchSession(_ended, resumed) {
        resume = resumed;
        return () => undefined;
      },
    });
    await synced(store);
    server.takes = () => isAlive;
    await store.commit([making('Kept')]);
    const state = await stateWhere(store, ({ blockage }) => blockage === 'signed-out');
    expect(state).toMatchObject({ phase: 'attention', refused: [], waiting: 1 });
    isAlive = true;
    resume();
    await passing(phone, sent(store));
    expect(server.living('works', ada)).toHaveLength(1);
  });
});
