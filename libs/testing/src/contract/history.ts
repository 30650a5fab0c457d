import { create, patch, purge, type RecordHistory, remove, restore, type Store } from '@dayloom/data';
import { type CollectionName, goals, notes, type PlanDay, tasks, works } from '@dayloom/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add } from '../add.ts';
import { aGoal, aNote, aTask, aWork } from '../records.ts';
import type { MakeWorld, World } from './world.ts';

const historyOf = async (store: Store, collection: CollectionName, id: string): Promise<RecordHistory> => {
  if (!store.history) throw new Error('This store keeps no history.');
  return store.history(collection, id);
};
const changesOf = async (store: Store, collection: CollectionName, id: string) =>
  (await historyOf(store, collection, id)).entries.map(({ kind, before }) => [kind, before]);

/** The contract of every store with a history. */
export function historyContract(name: string, makeWorld: MakeWorld) {
  describe(`history: ${name}`, () => {
    let world: World;
    let store: Store;
    beforeEach(async () => {
      world = await makeWorld();
      store = world.storeOf(world.ada);
    });
    afterEach(() => world.close());

    it('[HI1] lists the changes, newest first, each with the values before it', async () => {
      const goal = aGoal(world.ada, { title: 'Run', completed: false });
      await store.commit([add(goals, goal)]);
      await store.commit([patch('goals', goal.id, { title: 'Run 10 km' })]);
      await store.commit([patch('goals', goal.id, { completed: true, title: 'Run 10 km' })]);
      await store.commit([remove('goals', goal.id)]);
      await store.commit([restore('goals', goal.id)]);
      const { entries, isComplete } = await historyOf(store, 'goals', goal.id);
      expect(entries.map(({ kind, before }) => [kind, before])).toEqual([
        ['restored', {}],
        ['deleted', {}],
        ['changed', { completed: false }],
        ['changed', { title: 'Run' }],
        ['created', {}],
      ]);
      expect(isComplete).toBe(true);
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      for (const { at } of entries) expect(at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    });

    it('[HI1] distinguishes added fields from cleared ones', async () => {
      const deadline = '2026-04-01' as PlanDay;
      const goal = aGoal(world.ada);
      await store.commit([add(goals, goal)]);
      await store.commit([patch('goals', goal.id, { deadline })]);
      await store.commit([patch('goals', goal.id, {}, { clear: ['deadline'] })]);
      const { entries } = await historyOf(store, 'goals', goal.id);
      expect(entries.map(({ before, added }) => [before, added])).toEqual([
        [{ deadline }, []],
        [{}, ['deadline']],
        [{}, []],
      ]);
    });

    it('[HI1] a rejected commit leaves no entry, and neither does one that changes nothing', async () => {
      const note = aNote(world.ada, { title: 'Milk' });
      await store.commit([add(notes, note)]);
      await store.commit([patch('notes', note.id, { title: 'Milk' })]);
      await expect(store.commit([patch('notes', note.id, { title: ' ' })])).rejects.toMatchObject({
        code: 'invalid',
      });
      expect(await changesOf(store, 'notes', note.id)).toEqual([['created', {}]]);
    });

    it('[HI1] has an entry for tasks that are deleted and restored with their work', async () => {
      const work = aWork(world.ada);
      const task = aTask(world.ada, { workId: work.id });
      await store.commit([add(works, work), add(tasks, task)]);
      await store.commit([remove('works', work.id)]);
      await store.commit([restore('works', work.id)]);
      const kinds = (await changesOf(store, 'tasks', task.id)).map(([kind]) => kind);
      expect(kinds).toEqual(['restored', 'deleted', 'created']);
    });

    it('[HI1] [DO3] has entries for records that an import replaces, creates and restores', async () => {
      const [replaced, gone, made] = [aGoal(world.ada, { title: 'Run' }), aGoal(world.ada), aGoal(world.ada)];
      await store.commit([add(goals, replaced), add(goals, gone)]);
      await store.commit([remove('goals', gone.id)]);
      await store.commitMany([
        patch('goals', replaced.id, { title: 'Swim' }),
        add(goals, gone),
        add(goals, made),
      ]);
      expect(await changesOf(store, 'goals', replaced.id)).toEqual([
        ['changed', { title: 'Run' }],
        ['created', {}],
      ]);
      const kinds = (await changesOf(store, 'goals', gone.id)).map(([kind]) => kind);
      expect(kinds).toEqual(['restored', 'deleted', 'created']);
      expect(await changesOf(store, 'goals', made.id)).toEqual([['created', {}]]);
    });

    it('[HI3] is purged with its record, and that of other records stays', async () => {
      const [gone, kept] = [aGoal(world.ada), aGoal(world.ada)];
      await store.commit([add(goals, gone), add(goals, kept)]);
      await store.commit([remove('goals', gone.id)]);
      await store.commit([purge('goals', gone.id)]);
      expect(await changesOf(store, 'goals', gone.id)).toEqual([]);
      expect(await changesOf(store, 'goals', kept.id)).toHaveLength(1);
    });

    it('[HI3] belongs to one user, and other kinds have none', async () => {
      const goal = aGoal(world.ada);
      const suggestion = { suggestion: 'More', status: 'pending', createdAt: goal.createdAt } as const;
      await store.commit([
        add(goals, goal),
        create('suggestions', 's1', { ...suggestion, userId: world.ada }),
      ]);
      expect(await changesOf(store, 'suggestions', 's1')).toEqual([]);
      expect(await changesOf(world.storeOf(world.bob), 'goals', goal.id)).toEqual([]);
      await expect(historyOf(store, 'dreams' as CollectionName, 'd1')).rejects.toMatchObject({
        code: 'permission-denied',
      });
    });

    it('[HI3] is unavailable after the store is closed', async () => {
      store.close();
      await expect(historyOf(store, 'goals', 'g1')).rejects.toMatchObject({ code: 'closed' });
    });
  });
}
