import { create, patch, remove, tasksOf } from '@dayloom/data';
import { tasks, works } from '@dayloom/domain';
import { aTask, aWork } from '@dayloom/testing';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { ada, making, phone, server, newDevicesForEachTest } from './testing/adas-devices.ts';
import {
  device,
  fieldsOf,
  passing,
  refusedBy,
  sent,
  settled,
  expectSoon,
  stateWhere,
  titlesOf,
} from './testing/devices.ts';

newDevicesForEachTest();

/** A phone that holds a work with this title. */
async function withWork(title: string) {
  const work = aWork(ada, { workTitle: title });
  server.put('works', work.id, fieldsOf(work));
  const store = phone.open();
  await settled(store);
  return { store, work };
}

describe('[OF5] what the server refuses', () => {
  it('is listed with its text after a reload, and the records show what the server has', async () => {
    const { store, work } = await withWork('As it was');
    server.takes = (change) => change.type !== 'patch';
    await store.commit([patch(works, work.id, { workTitle: 'Long thought about' })]);
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

  it('leaves what was sent with it alone', async () => {
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

  it('can be sent again, or given up', async () => {
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

  it('says that it was refused again after a retry, and keeps its place in the list', async () => {
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

  it('a record deleted elsewhere while it was edited here ends as a choice, and a retry brings it back', async () => {
    const { store, work } = await withWork('Shared');
    phone.network.set(false);
    await store.commit([patch(works, work.id, { workTitle: 'Edited' })]);
    const laptop = device({ server, user: ada, indexedDB: new IDBFactory() });
    const there = laptop.open();
    await settled(there);
    await there.commit([remove(works, work.id)]);
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

  it('an edit of what this device knows to be deleted is not told a second time', async () => {
    const { store, work } = await withWork('Shared');
    await store.commit([remove(works, work.id)]);
    await sent(store);
    const { deleted } = await store.commit([patch(works, work.id, { workTitle: 'Edited' })]);
    expect(deleted).toEqual([{ collection: 'works', id: work.id, word: 'Work' }]);
    await sent(store);
    await stateWhere(store, ({ phase, refused }) => phase === 'saved' && refused.length === 0);
    expect(server.stored('works', work.id)).toMatchObject({ fields: { workTitle: 'Edited' } });
  });

  it('[AC14] a task made while its work was deleted elsewhere is kept, and a retry restores the work first', async () => {
    const { store, work } = await withWork('Shared');
    phone.network.set(false);
    const task = aTask(ada, { workId: work.id });
    await store.commit([create(tasks, task.id, fieldsOf(task))]);
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

  it('an edit of a record that is gone for good makes it anew when it is sent again', async () => {
    const { store, work } = await withWork('Shared');
    phone.network.set(false);
    await store.commit([patch(works, work.id, { workTitle: 'Edited' })]);
    server.purge([{ collection: 'works', id: work.id }]);
    phone.network.set(true);
    const [refused] = await refusedBy(store);
    expect(refused?.reason).toBe('gone');
    expect(await titlesOf(store, ada)).toEqual([]);
    await store.sync?.retry(refused!.id);
    await sent(store);
    expect(server.stored('works', work.id)?.fields).toMatchObject({ workTitle: 'Edited', duration: 7 });
  });

  it('[AU8] nothing is refused for the sake of a session that has ended', async () => {
    let resume: () => void = () => undefined;
    let isAlive = false;
    const store = phone.open({
      isSessionAlive: () => Promise.resolve(isAlive),
      watchSession(_ended, resumed) {
        resume = resumed;
        return () => undefined;
      },
    });
    await settled(store);
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
