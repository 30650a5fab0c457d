import 'fake-indexeddb/auto';
import { patch, remove, restore, tasksOfDay, worksOf, worksOfPriority } from '@dayloom/data';
import { notes, type PlanDay, type Task, type UserId, type Work, works } from '@dayloom/domain';
import { aNote, aTask, aWork } from '@dayloom/testing';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../testing/local-world.ts';
import { type Mirror, openMirror } from './mirror.ts';

const ada = 'ada' as UserId;
let indexedDB: IDBFactory;
let mirror: Mirror;
const open = () => openMirror(ada, { clock: fixedClock, newId: () => 'unused', indexedDB });
beforeEach(() => {
  indexedDB = new IDBFactory();
  mirror = open();
});
afterEach(() => mirror.close());

const fieldsOf = ({ id: _id, ...fields }: { readonly id: string }) => fields;
const fromServer = (record: Work | Task) => ({ id: record.id, fields: fieldsOf(record) });
const worksHere = () => mirror.store.get(worksOf(ada));

describe('the journal', () => {
  it('[OF3] a commit and its entry are written together, or neither is', async () => {
    const work = aWork(ada);
    await mirror.store.commit([restore(works, work)]);
    await mirror.store.commit([patch(works, 'gone', { duration: 2 })]).catch(() => undefined);
    const entries = await mirror.entries();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ state: 'waiting', changes: [{ id: work.id }], before: [undefined] });
  });

  it('[OF5] keeps what each change met, so that its effect can be told and undone', async () => {
    const work = aWork(ada, { workTitle: 'Before' });
    await mirror.reconcile(worksOf(ada), [fromServer(work)]);
    await mirror.store.commit([patch(works, work.id, { workTitle: 'After' })]);
    expect((await mirror.entries())[0]?.before).toEqual([fieldsOf(work)]);
  });

  it('[OF2] is still there in the next visit, in order', async () => {
    for (const workTitle of ['One', 'Two', 'Three'])
      await mirror.store.commit([restore(works, aWork(ada, { workTitle }))]);
    mirror.close();
    mirror = open();
    const titles = (await mirror.entries()).map(({ changes }) =>
      changes[0]?.type === 'create' ? changes[0].fields['workTitle'] : undefined,
    );
    expect(titles).toEqual(['One', 'Two', 'Three']);
  });

  it('steps rise for good: a retry goes to the end', async () => {
    await mirror.store.commit([restore(works, aWork(ada))]);
    await mirror.store.commit([restore(works, aWork(ada))]);
    const [first, second] = await mirror.entries();
    await mirror.refused(first?.step ?? 0, 'refused', []);
    await mirror.retry(first?.id ?? '');
    expect((await mirror.entries()).map(({ id }) => id)).toEqual([second?.id, first?.id]);
  });

  it('[OF7] later texts of a note follow it to the note of its own', async () => {
    await mirror.store.commit([restore(works, aWork(ada))]);
    const note = aNote(ada);
    await mirror.reconcileRecords([{ collection: 'notes', id: note.id, fields: fieldsOf(note) }]);
    await mirror.store.commit([patch(notes, note.id, { content: 'first' })]);
    await mirror.store.commit([patch(notes, note.id, { content: 'second' })]);
    const [, conflicting] = await mirror.entries();
    await mirror.delivered(conflicting?.step ?? 0, { [note.id]: 'copy' });
    const left = await mirror.entries();
    expect(left.at(-1)?.changes).toMatchObject([{ id: 'copy', fields: { content: 'second' } }]);
    expect(left).toHaveLength(2);
  });
});

describe('the answers of the server', () => {
  it('[OF6] bring records in, change them, and take them away', async () => {
    const [one, two] = [aWork(ada, { workTitle: 'One' }), aWork(ada, { workTitle: 'Two' })];
    await mirror.reconcile(worksOf(ada), [fromServer(one), fromServer(two)]);
    expect(await worksHere()).toHaveLength(2);
    await mirror.reconcile(worksOf(ada), [fromServer({ ...two, workTitle: 'Two again' })]);
    expect((await worksHere()).map(({ workTitle }) => workTitle)).toEqual(['Two again']);
  });

  it('an answer that says nothing new touches nothing', async () => {
    const work = aWork(ada);
    expect(await mirror.reconcile(worksOf(ada), [fromServer(work)])).toMatchObject({ changed: true });
    expect(await mirror.reconcile(worksOf(ada), [fromServer(work)])).toEqual({
      changed: false,
      departed: [],
    });
  });

  it('own changes that wait lie over them', async () => {
    const [kept, changed] = [aWork(ada), aWork(ada, { workTitle: 'Theirs' })];
    await mirror.reconcile(worksOf(ada), [fromServer(kept), fromServer(changed)]);
    const own = aWork(ada);
    await mirror.store.commit([
      restore(works, own),
      patch(works, changed.id, { workTitle: 'Mine' }),
      remove(works, kept.id),
    ]);
    await mirror.reconcile(worksOf(ada), [fromServer(kept), fromServer({ ...changed, duration: 9 })]);
    const here = await worksHere();
    expect(here.map(({ id }) => id).toSorted()).toEqual([own.id, changed.id].toSorted());
    expect(here.find(({ id }) => id === changed.id)).toMatchObject({ workTitle: 'Mine', duration: 9 });
  });

  it('the last of a limited answer does not take away what lies beyond it', async () => {
    const at = (hour: number) => `2026-03-01T${String(hour).padStart(2, '0')}:00:00.000Z` as never;
    const made = [5, 4, 3, 2, 1].map((hour) => aWork(ada, { createdAt: at(hour) }));
    await mirror.reconcile(worksOf(ada), made.map(fromServer));
    const newer = aWork(ada, { createdAt: at(6) });
    await mirror.reconcile(
      worksOf(ada).first(3),
      [newer, ...made.slice(0, 1), ...made.slice(2, 3)].map(fromServer),
    );
    const ids = new Set((await worksHere()).map(({ id }) => id));
    expect(ids).toEqual(new Set([newer, ...made.filter((work) => work !== made[1])].map(({ id }) => id)));
  });

  it('a record that may only have changed is asked for, not removed', async () => {
    const work = aWork(ada, { priority: 'high' });
    await mirror.reconcile(worksOfPriority(ada, 'high'), [fromServer(work)]);
    expect(await mirror.reconcile(worksOfPriority(ada, 'high'), [])).toMatchObject({ departed: [work.id] });
    expect(await worksHere()).toHaveLength(1);
    const day = '2026-03-02' as PlanDay;
    const task = aTask(ada, { workId: work.id, date: day });
    await mirror.reconcile(tasksOfDay(ada, work.id, day), [fromServer(task)]);
    expect(await mirror.reconcile(tasksOfDay(ada, work.id, day), [])).toMatchObject({ departed: [task.id] });
  });

  it('[OF5] a refused change leaves the server’s record, with later own changes on it', async () => {
    const work = aWork(ada, { workTitle: 'Server', duration: 1 });
    await mirror.reconcile(worksOf(ada), [fromServer(work)]);
    await mirror.store.commit([patch(works, work.id, { workTitle: 'Refused' })]);
    await mirror.store.commit([patch(works, work.id, { duration: 5 })]);
    const [first] = await mirror.entries();
    await mirror.refused(first?.step ?? 0, 'refused', [
      { collection: 'works', id: work.id, fields: fieldsOf(work) },
    ]);
    expect(await worksHere()).toMatchObject([{ workTitle: 'Server', duration: 5 }]);
  });

  it('[OF9] a broken document is kept as it is and shown apart', async () => {
    const broken: string[] = [];
    mirror.store.watchBroken((records) => broken.push(...records.map(({ id }) => id)));
    await mirror.reconcile(worksOf(ada), [{ id: 'odd', fields: { userId: ada, createdAt: 5 } }]);
    expect(await worksHere()).toEqual([]);
    expect(broken).toEqual(['odd']);
  });

  it('an answered query is remembered over a reload, so that an empty list is known to be one', async () => {
    expect(await mirror.hasAnswer(worksOf(ada))).toBe(false);
    await mirror.reconcile(worksOf(ada), []);
    mirror.close();
    mirror = open();
    expect(await mirror.hasAnswer(worksOf(ada))).toBe(true);
    expect(await mirror.hasAnswer(worksOf(ada).first(5))).toBe(false);
  });
});

it('[OF10] erasing takes the database away', async () => {
  await mirror.store.commit([restore(works, aWork(ada))]);
  await mirror.erase();
  expect(await indexedDB.databases()).toEqual([]);
});
