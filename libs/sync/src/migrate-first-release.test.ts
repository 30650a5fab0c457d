import 'fake-indexeddb/auto';
import { type LegacyEntry, openReplica } from '@dayloom/data-local';
import { type CollectionName, type Instant, type UserId, works } from '@dayloom/domain';
import { aNote, aTask, aWork } from '@dayloom/testing';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { create, meditationStatsOf, tasksOf, worksOf } from '@dayloom/data';
import { recordCommits } from './batches.ts';
import * as engine from './engine.ts';
import type { Legacy } from './migrate-first-release.ts';
import { migrateFirstRelease } from './migrate-first-release.ts';
import { type Device, device, fieldsOf, sent, settled, expectSoon, titlesOf } from './testing/devices.ts';
import { MemoryServer } from './testing/memory-server.ts';

const ada = 'ada' as UserId;
const at = '2026-03-19T12:00:00.000Z' as Instant;

/** A device on which the first release has run. */
class FirstRelease implements Legacy {
  journal: LegacyEntry[] = [];
  readonly records = new Map<CollectionName, { id: string; fields: Readonly<Record<string, unknown>> }[]>();
  #listener: () => void = () => undefined;

  keep(collection: CollectionName, record: { readonly id: string }) {
    const { id, ...fields } = record;
    this.records.set(collection, [...(this.records.get(collection) ?? []), { id, fields }]);
  }
  write(step: number, changes: readonly unknown[], more: Partial<LegacyEntry> = {}) {
    this.journal.push({ step, id: `old${step}`, at, changes, before: [], state: 'waiting', ...more });
    this.#listener();
  }
  device = () => Promise.resolve('old-device');
  entries = () => Promise.resolve([...this.journal]);
  rows = (collection: CollectionName) => Promise.resolve(this.records.get(collection) ?? []);
  drop(step: number) {
    this.journal = this.journal.filter((entry) => entry.step !== step);
    return Promise.resolve();
  }
  onChange(listener: () => void) {
    this.#listener = listener;
    return () => undefined;
  }
  close = () => undefined;
}

const made = (collection: CollectionName, record: { readonly id: string }) => ({
  type: 'create',
  collection,
  id: record.id,
  fields: fieldsOf(record),
});

const once = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
const counted = { type: 'increment', collection: 'meditationStats', id: ada, by: once };

let server: MemoryServer;
let phone: Device;
let legacy: FirstRelease;
beforeEach(() => {
  server = new MemoryServer();
  phone = device({ server, user: ada, indexedDB: new IDBFactory() });
  legacy = new FirstRelease();
});
afterEach(() => phone.close());

describe('[OF9] what the first release left', () => {
  it('its records are shown before the server has answered, and are what the server has afterwards', async () => {
    const [kept, deleted] = [aWork(ada, { workTitle: 'Kept' }), aWork(ada, { workTitle: 'Deleted since' })];
    legacy.keep('works', kept);
    legacy.keep('works', deleted);
    server.put('works', kept.id, fieldsOf({ ...kept, workTitle: 'Edited since' } as typeof kept));
    phone.network.set(false);
    const store = phone.open({ legacy });
    await expectSoon(() => titlesOf(store, ada)).toEqual(['Deleted since', 'Kept']);
    expect((await store.count(worksOf(ada))).isComplete).toBe(false);
    phone.network.set(true);
    await settled(store);
    expect(await titlesOf(store, ada)).toEqual(['Edited since']);
  });

  it('its waiting and refused commits are sent with a stamp, once, and leave its journal', async () => {
    const [one, two] = [aWork(ada, { workTitle: 'Waiting' }), aWork(ada, { workTitle: 'Refused' })];
    for (const work of [one, two]) legacy.keep('works', work);
    legacy.write(1, [made('works', one)]);
    legacy.write(2, [made('works', two)], { state: 'refused' });
    legacy.write(3, [made('works', aWork(ada))], { state: 'delivered' });
    const store = phone.open({ legacy });
    await settled(store);
    await sent(store);
    expect(legacy.journal).toEqual([]);
    expect(
      server
        .living('works', ada)
        .map(({ fields }) => String(fields['workTitle']))
        .toSorted(),
    ).toEqual(['Refused', 'Waiting']);
    await expectSoon(() => titlesOf(store, ada)).toEqual(['Refused', 'Waiting']);
  });

  it('[AC14] a commit of more works than the rules look at in one transaction is cut', async () => {
    const all = Array.from({ length: 25 }, () => aWork(ada));
    for (const work of all) server.put('works', work.id, fieldsOf(work));
    legacy.write(
      1,
      all.map(({ id }) => made('tasks', aTask(ada, { workId: id }))),
    );
    const store = phone.open({ legacy });
    await settled(store);
    await sent(store);
    expect(server.living('tasks', ada)).toHaveLength(25);
    expect(server.batches.map(({ changes }) => changes.length)).toEqual([10, 10, 5]);
  });

  it('[OF5] a refused commit that later ones overtook is kept with its text, and sent again', async () => {
    server.documents.marks.set(`${ada}/old-device`, {
      count: 3,
      ids: [],
      last: [],
      stamp: '2026-03-19T12:00:00.000000000Z',
      step: 30_000,
    });
    const work = aWork(ada, { workTitle: 'Refused' });
    legacy.write(2, [made('works', work)], { state: 'refused' });
    const store = phone.open({ legacy });
    await settled(store);
    await sent(store);
    expect(server.living('works', ada).map(({ fields }) => fields['workTitle'])).toEqual(['Refused']);
    await expectSoon(() => titlesOf(store, ada)).toEqual(['Refused']);
  });

  it('a commit that its server had taken unheard is not sent again', async () => {
    const work = aWork(ada, { workTitle: 'Theirs' });
    server.put('works', work.id, fieldsOf(work));
    server.documents.marks.set(`${ada}/old-device`, { count: 0, ids: [], last: [], stamp: '', step: 70_000 });
    legacy.write(
      7,
      [{ type: 'patch', collection: 'works', id: work.id, fields: { workTitle: 'Mine' }, clear: [] }],
      { before: [fieldsOf(work)] },
    );
    const store = phone.open({ legacy });
    await settled(store);
    await sent(store);
    expect(server.batches).toEqual([]);
    await expectSoon(() => titlesOf(store, ada)).toEqual(['Theirs']);
  });

  it('[OF11] a meditation that its server had counted unheard is counted once, whatever was saved here before', async () => {
    server.put('meditationStats', ada, { userId: ada, ...once });
    server.documents.marks.set(`${ada}/old-device`, { count: 0, ids: [], last: [], stamp: '', step: 70_000 });
    legacy.write(7, [counted]);
    legacy.write(8, [counted]);
    let fetched: () => void = () => undefined;
    const fetching = new Promise<typeof engine>((resolve) => {
      fetched = () => resolve(engine);
    });
    const store = phone.open({ legacy, engine: () => fetching });
    await store.commit([create(works, 'w1', fieldsOf(aWork(ada, { workTitle: 'Saved at once' })))]);
    fetched();
    await settled(store);
    await sent(store);
    expect(server.stored('meditationStats', ada)?.fields).toMatchObject({ totalSessions: 2 });
    expect(server.living('works', ada)).toHaveLength(1);
    await expectSoon(async () => (await store.get(meditationStatsOf(ada))).records).toMatchObject([
      { totalSessions: 2 },
    ]);
  });

  it('[OF11] a copy of this profile that was made before takes the same commits over, and they are sent once', async () => {
    server.put('meditationStats', ada, { userId: ada, ...once });
    legacy.write(7, [counted]);
    const copied = new FirstRelease();
    copied.write(7, [counted]);
    const store = phone.open({ legacy });
    await settled(store);
    await sent(store);
    const copy = device({ server, user: ada, indexedDB: new IDBFactory() });
    const there = copy.open();
    await there.commit([create(works, 'w1', fieldsOf(aWork(ada)))]);
    await sent(there);
    there.close();
    const again = copy.open({ legacy: copied });
    await settled(again);
    await sent(again);
    expect(server.stored('meditationStats', ada)?.fields).toMatchObject({ totalSessions: 2 });
    copy.close();
  });

  it('[OF11] what a tab that still runs it had sent unheard is not sent again once that tab tells of it', async () => {
    server.put('meditationStats', ada, { userId: ada, ...once });
    server.documents.marks.set(`${ada}/old-device`, { count: 0, ids: [], last: [], stamp: '', step: 70_000 });
    const store = phone.open({ legacy });
    await settled(store);
    legacy.write(7, [counted]);
    await expectSoon(() => legacy.journal).toEqual([]);
    await sent(store);
    expect(server.batches).toEqual([]);
    expect(server.stored('meditationStats', ada)?.fields).toMatchObject({ totalSessions: 1 });
  });

  it('a tab that still runs it and writes is heard', async () => {
    const store = phone.open({ legacy });
    await settled(store);
    legacy.write(1, [made('works', aWork(ada, { workTitle: 'By an old tab' }))]);
    await expectSoon(() => titlesOf(store, ada)).toEqual(['By an old tab']);
    await expectSoon(() => server.living('works', ada)).toHaveLength(1);
  });

  it('taking over twice, or being interrupted in it, changes nothing', async () => {
    const work = aWork(ada);
    legacy.write(1, [made('works', work)]);
    const database = openReplica(
      ada,
      { ...phone, newId: () => 'x' },
      recordCommits(() => 'x'),
    );
    const interrupted = new FirstRelease();
    interrupted.journal.push(...(await legacy.entries()));
    await migrateFirstRelease(database, interrupted);
    await migrateFirstRelease(database, legacy);
    const outbox = await database.read({ collections: [], tables: ['outbox'] }, (transaction) =>
      transaction.table('outbox').getAll(),
    );
    expect(outbox).toHaveLength(1);
    database.close();
  });

  it('[WD17] a deleted work takes its tasks along, which a restore brings back with it', async () => {
    const work = aWork(ada);
    const task = aTask(ada, { workId: work.id });
    server.put('works', work.id, fieldsOf(work));
    server.put('tasks', task.id, fieldsOf(task));
    const gone = (collection: CollectionName, { id }: { readonly id: string }) => ({
      type: 'remove',
      collection,
      id,
    });
    legacy.write(1, [gone('works', work), gone('tasks', task)], { before: [fieldsOf(work), fieldsOf(task)] });
    const store = phone.open({ legacy });
    await settled(store);
    await sent(store);
    expect(server.stored('tasks', task.id)).toMatchObject({ deletedWith: work.id });
    await store.commit([{ type: 'restore', collection: 'works', id: work.id }]);
    await sent(store);
    expect((await store.get(tasksOf(ada))).records).toHaveLength(1);
  });

  it('[OF7] a text that changed since is kept beside', async () => {
    const note = aNote(ada, { content: 'As it was' });
    server.put('notes', note.id, fieldsOf({ ...note, content: 'Theirs' } as typeof note));
    legacy.write(
      1,
      [{ type: 'patch', collection: 'notes', id: note.id, fields: { content: 'Mine' }, clear: [] }],
      { before: [fieldsOf(note)] },
    );
    const store = phone.open({ legacy });
    await settled(store);
    await sent(store);
    const texts = server.living('notes', ada).map(({ fields }) => String(fields['content']));
    expect(texts.toSorted()).toEqual(['Mine', 'Theirs']);
  });
});
