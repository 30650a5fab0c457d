import {
  changeSettings,
  create,
  increment,
  meditationStatsOf,
  patch,
  remove,
  settingsOf,
  tasksOf,
} from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { aMeditationSession, aNote, aTask, aWork } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { ada, laptop, making, phone, server, newDevicesForEachTest } from '../testing/adas-devices.ts';
import { expectSoon, fieldsOf, passing, sent, stateWhere, synced, titlesOf } from '../testing/devices.ts';

newDevicesForEachTest();

describe('[OF2] without a network', () => {
  it('ten changes survive a reload and are sent in at most two batches', async () => {
    phone.network.set(false);
    const before = phone.open();
    for (let index = 0; index < 10; index += 1) await before.commit([making(`Work ${index}`)]);
    before.close();
    const after = phone.open();
    await stateWhere(after, ({ phase, waiting }) => phase === 'offline' && waiting === 10);
    expect(await titlesOf(after, ada)).toHaveLength(10);
    phone.network.set(true);
    await synced(after);
    expect(server.living('works', ada)).toHaveLength(10);
    expect(server.batches.length).toBeLessThanOrEqual(2);
  });

  it('first meditations on two devices: six sessions, six counted', async () => {
    const [here, there] = [phone.open(), laptop.open()];
    await Promise.all([synced(here), synced(there)]);
    const by = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
    for (const [one, store] of [
      [phone, here],
      [laptop, there],
    ] as const) {
      one.network.set(false);
      for (let session = 0; session < 3; session += 1)
        await store.commit([
          create(
            'meditationSessions',
            `${session}-${one === phone ? 'p' : 'l'}`,
            fieldsOf(aMeditationSession(ada)),
          ),
          increment('meditationStats', ada, by, { userId: ada }),
        ]);
    }
    phone.network.set(true);
    laptop.network.set(true);
    await Promise.all([sent(here), sent(there)]);
    for (const store of [here, there])
      await expect
        .poll(async () => (await store.get(meditationStatsOf(ada))).records[0]?.totalSessions)
        .toBe(6);
    expect(server.living('meditationSessions', ada)).toHaveLength(6);
  });

  it('[ST1] first choices on two devices become one record with both, on both', async () => {
    const [here, there] = [phone.open(), laptop.open()];
    await Promise.all([synced(here), synced(there)]);
    phone.network.set(false);
    laptop.network.set(false);
    const now = '2026-03-02T08:00:00.000Z' as Instant;
    await here.commit(changeSettings(ada, { density: 'compact' }, now));
    await there.commit(changeSettings(ada, { dayStart: 4 }, now));
    phone.network.set(true);
    laptop.network.set(true);
    await Promise.all([sent(here), sent(there)]);
    for (const store of [here, there])
      await expect
        .poll(async () => (await store.get(settingsOf(ada))).records)
        .toMatchObject([{ density: 'compact', dayStart: 4 }]);
  });
});

describe('[OF11] replay', () => {
  it('an edit whose answer is lost does not overwrite a later edit of another device', async () => {
    const store = phone.open();
    await synced(store);
    const work = aWork(ada, { workTitle: 'First' });
    await store.commit([create('works', work.id, fieldsOf(work))]);
    await sent(store);
    server.faults.push({ on: 'send', kind: 'answer lost' });
    await store.commit([patch('works', work.id, { workTitle: 'Mine' })]);
    await server.received(2);
    server.put('works', work.id, { ...work, workTitle: 'Theirs' });
    await passing(phone, sent(store));
    expect(server.batches).toHaveLength(2);
    expect(server.stored('works', work.id)?.fields).toMatchObject({ workTitle: 'Theirs' });
    await expectSoon(() => titlesOf(store, ada)).toEqual(['Theirs']);
  });

  it('a deleted work that was created again elsewhere keeps its new tasks although the deletion is sent again', async () => {
    const store = phone.open();
    await synced(store);
    const work = aWork(ada);
    const task = aTask(ada, { workId: work.id });
    await store.commit([create('works', work.id, fieldsOf(work)), create('tasks', task.id, fieldsOf(task))]);
    await sent(store);
    server.faults.push({ on: 'send', kind: 'answer lost' }, { on: 'mark', kind: 'fails' });
    await store.commit([remove('works', work.id)]);
    await server.received(2);
    const there = laptop.open();
    await synced(there);
    const newer = aTask(ada, { workId: work.id });
    await there.commit([
      create('works', work.id, fieldsOf(work)),
      create('tasks', newer.id, fieldsOf(newer)),
    ]);
    await passing(laptop, sent(there));
    await passing(phone, sent(store));
    expect(server.batches).toHaveLength(3);
    expect(server.living('tasks', ada).map(({ id }) => id)).toEqual([newer.id]);
    await expect
      .poll(async () => (await store.get(tasksOf(ada))).records.map(({ id }) => id))
      .toEqual([newer.id]);
  });

  it('a batch that arrives twice is applied once', async () => {
    const store = phone.open();
    await synced(store);
    server.faults.push({ on: 'send', kind: 'repeated' });
    await store.commit([making('Once')]);
    await sent(store);
    expect(server.batches).toHaveLength(2);
    expect(server.living('works', ada)).toHaveLength(1);
  });
});

describe('a sent change', () => {
  it('[OF3] stays visible while the stream of the server stalls, and is fetched after a timeout', async () => {
    const store = phone.open();
    await synced(store);
    server.listenings.setStalled(true);
    await store.commit([making('Mine')]);
    await sent(store);
    phone.timers.advance(5_000);
    expect(await titlesOf(store, ada)).toEqual(['Mine']);
    const { requests } = server.counts;
    phone.timers.advance(5_000);
    await expectSoon(() => server.counts.requests).toBeGreaterThan(requests);
    expect(await titlesOf(store, ada)).toEqual(['Mine']);
  });

  it('[AU8] does not count as unsent at a log-out a moment later', async () => {
    const store = phone.open();
    await synced(store);
    await store.commit([making('Just now')]);
    expect(await store.sync?.unsent()).toBe(0);
    phone.network.set(false);
    await store.commit([making('Offline')]);
    expect(await store.sync?.unsent()).toBe(1);
  });
});

it('[OF7] a conflicting text of another device is kept in a copy', async () => {
  const [here, there] = [phone.open(), laptop.open()];
  await Promise.all([synced(here), synced(there)]);
  const note = aNote(ada, { content: 'As it was' });
  await here.commit([create('notes', note.id, fieldsOf(note))]);
  await sent(here);
  await expectSoon(() => server.living('notes', ada)).toHaveLength(1);
  phone.network.set(false);
  await here.commit([patch('notes', note.id, { content: 'Mine' }, { base: { content: 'As it was' } })]);
  server.put('notes', note.id, { ...note, content: 'Theirs' });
  phone.network.set(true);
  await sent(here);
  const texts = server.living('notes', ada).map(({ fields }) => String(fields['content']));
  expect(texts.toSorted()).toEqual(['Mine', 'Theirs']);
});
