import { create, patch, purge, type RecordHistory, remove, restore, type Store } from '@dayloom/data';
import { type CollectionName, goals, notes, type PlanDay, suggestions, tasks, works } from '@dayloom/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add } from '../add.ts';
import { aGoal, aNote, aTask, aWork } from '../records.ts';
import type { MakeWorld, World } from './world.ts';

const historyOf = async (store: Store, collection: CollectionName, id: string): Promise<RecordHistory> => {
  if (!store.history) throw new Error('This store keeps no history.');
  return store.history(collection, id);
};
const told = async (store: Store, collection: CollectionName, id: string) =>
  (await historyOf(store, collection, id)).entries.map(({ kind, before }) => [kind, before]);

/** What every store that keeps a history must do (HI1 to HI3). */
export function historyContract(name: string, makeWorld: MakeWorld) {
  describe(`history: ${name}`, () => {
    let world: World;
    let store: Store;
    beforeEach(async () => {
      world = await makeWorld();
      store = world.storeOf(world.ada);
    });
    afterEach(() => world.close());

    it('[HI1] tells what changed, newest first, and keeps of each change what was there before', async () => {
      const goal = aGoal(world.ada, { title: 'Run', completed: false });
      await store.commit([add(goals, goal)]);
      await store.commit([patch(goals, goal.id, { title: 'Run 10 km' })]);
      await store.commit([patch(goals, goal.id, { completed: true, title: 'Run 10 km' })]);
      await store.commit([remove(goals, goal.id)]);
      await store.commit([restore(goals, goal.id)]);
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

    it('[HI1] tells which field came with a change, and what went', async () => {
      const deadline = '2026-04-01' as PlanDay;
      const goal = aGoal(world.ada);
      await store.commit([add(goals, goal)]);
      await store.commit([patch(goals, goal.id, { deadline })]);
      await store.commit([patch(goals, goal.id, {}, { clear: ['deadline'] })]);
      const { entries } = await historyOf(store, 'goals', goal.id);
      expect(entries.map(({ before, added }) => [before, added])).toEqual([
        [{ deadline }, []],
        [{}, ['deadline']],
        [{}, []],
      ]);
    });

    it('[HI1] a commit that is refused leaves none, and one that changes nothing neither', async () => {
      const note = aNote(world.ada, { title: 'Milk' });
      await store.commit([add(notes, note)]);
      await store.commit([patch(notes, note.id, { title: 'Milk' })]);
      await expect(store.commit([patch(notes, note.id, { title: ' ' })])).rejects.toMatchObject({
        code: 'invalid',
      });
      expect(await told(store, 'notes', note.id)).toEqual([['created', {}]]);
    });

    it('[HI1] tasks that go with their work, and come back with it, have it in theirs', async () => {
      const work = aWork(world.ada);
      const task = aTask(world.ada, { workId: work.id });
      await store.commit([add(works, work), add(tasks, task)]);
      await store.commit([remove(works, work.id)]);
      await store.commit([restore(works, work.id)]);
      const kinds = (await told(store, 'tasks', task.id)).map(([kind]) => kind);
      expect(kinds).toEqual(['restored', 'deleted', 'created']);
    });

    it('[HI1] [DO3] an import leaves what it replaced, made and brought back', async () => {
      const [replaced, gone, made] = [aGoal(world.ada, { title: 'Run' }), aGoal(world.ada), aGoal(world.ada)];
      await store.commit([add(goals, replaced), add(goals, gone)]);
      await store.commit([remove(goals, gone.id)]);
      await store.commitMany([
        patch(goals, replaced.id, { title: 'Swim' }),
        add(goals, gone),
        add(goals, made),
      ]);
      expect(await told(store, 'goals', replaced.id)).toEqual([
        ['changed', { title: 'Run' }],
        ['created', {}],
      ]);
      const kinds = (await told(store, 'goals', gone.id)).map(([kind]) => kind);
      expect(kinds).toEqual(['restored', 'deleted', 'created']);
      expect(await told(store, 'goals', made.id)).toEqual([['created', {}]]);
    });

    it('[HI3] goes for good with its record, and that of no other', async () => {
      const [gone, kept] = [aGoal(world.ada), aGoal(world.ada)];
      await store.commit([add(goals, gone), add(goals, kept)]);
      await store.commit([remove(goals, gone.id)]);
      await store.commit([purge(goals, gone.id)]);
      expect(await told(store, 'goals', gone.id)).toEqual([]);
      expect(await told(store, 'goals', kept.id)).toHaveLength(1);
    });

    it('[HI3] is of one user, and other kinds have none', async () => {
      const goal = aGoal(world.ada);
      const suggestion = { suggestion: 'More', status: 'pending', createdAt: goal.createdAt } as const;
      await store.commit([add(goals, goal), create(suggestions, 's1', { ...suggestion, userId: world.ada })]);
      expect(await told(store, 'suggestions', 's1')).toEqual([]);
      expect(await told(world.storeOf(world.bob), 'goals', goal.id)).toEqual([]);
      await expect(historyOf(store, 'dreams' as CollectionName, 'd1')).rejects.toMatchObject({
        code: 'permission-denied',
      });
    });

    it('[HI3] ends with the store', async () => {
      store.close();
      await expect(historyOf(store, 'goals', 'g1')).rejects.toMatchObject({ code: 'closed' });
    });
  });
}
