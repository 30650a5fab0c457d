import { openReplica } from '@dayloom/data-local';
import type { CollectionName } from '@dayloom/domain';
import { aNote, aTask, aWork } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { tasksOf, worksOf } from '@dayloom/data';
import { recordCommits } from './batches.ts';
import { migrateFirstRelease } from './migrate-first-release.ts';
import { ada } from './testing/adas-devices.ts';
import { expectSoon, fieldsOf, sent, settled, titlesOf } from './testing/devices.ts';
import {
  FirstRelease,
  legacy,
  made,
  newFirstReleaseForEachTest,
  phone,
  server,
} from './testing/first-release.ts';

newFirstReleaseForEachTest();

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
