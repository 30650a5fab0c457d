import {
  type DeletedRecord,
  goalsOf,
  patch,
  purge,
  remove,
  repeatsOf,
  restore,
  type Store,
  tasksOf,
  tasksOfWork,
  worksOf,
} from '@dayloom/data';
import { goals, type PlanDay, repeats, tasks, works } from '@dayloom/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add } from '../add.ts';
import { aGoal, aRepeat, aTask, aWork } from '../records.ts';
import { countOf, read } from './read.ts';
import type { MakeWorld, World } from './world.ts';

/** The contents of the trash. */
const deletedIn = (store: Store) =>
  new Promise<readonly DeletedRecord[]>((resolve, reject) => {
    const stop = store.watchDeleted((deleted) => {
      queueMicrotask(() => stop());
      resolve(deleted);
    }, reject);
  });

export function deletingContract(makeWorld: MakeWorld) {
  describe('deleting', () => {
    let world: World;
    let store: Store;
    beforeEach(async () => {
      world = await makeWorld();
      store = world.storeOf(world.ada);
    });
    afterEach(() => world.close());

    it('[DA30] a removed record is gone, and removing it again is no error', async () => {
      const work = aWork(world.ada);
      await store.commit([add(works, work)]);
      await store.commit([remove('works', work.id)]);
      await store.commit([remove('works', work.id)]);
      expect(await read(store, worksOf(world.ada))).toEqual([]);
    });

    it('[SH13] [TR2] a restored record has the same id and the same field values', async () => {
      const work = aWork(world.ada, { description: 'Two coats' });
      await store.commit([add(works, work)]);
      await store.commit([remove('works', work.id)]);
      await store.commit([restore('works', work.id)]);
      await store.commit([restore('works', work.id)]);
      expect(await read(store, worksOf(world.ada))).toEqual([work]);
    });

    it('[TR2] a record that never existed cannot be restored', async () => {
      await expect(store.commit([restore('works', 'gone')])).rejects.toMatchObject({ code: 'not-found' });
    });

    it('[TR4] a deleted record is in no list and no total, but in the trash with its fields', async () => {
      const { id, ...fields } = aGoal(world.ada);
      await store.commit([add(goals, { id, ...fields })]);
      await store.commit([remove('goals', id)]);
      expect(await read(store, goalsOf(world.ada))).toEqual([]);
      expect(await countOf(store, goalsOf(world.ada))).toBe(0);
      expect(await deletedIn(store)).toEqual([
        { collection: 'goals', id, fields, deletedAt: expect.stringMatching(/Z$/) },
      ]);
    });

    it('[TR3] a purged record is gone permanently, and only deleted records can be purged', async () => {
      const goal = aGoal(world.ada);
      await store.commit([add(goals, goal)]);
      await expect(store.commit([purge('goals', goal.id)])).rejects.toMatchObject({
        code: 'permission-denied',
      });
      await store.commit([remove('goals', goal.id)]);
      await store.commit([purge('goals', goal.id)]);
      expect(await deletedIn(store)).toEqual([]);
      await expect(store.commit([restore('goals', goal.id)])).rejects.toMatchObject({ code: 'not-found' });
    });

    it('[TR3] purging a work also purges its deleted tasks', async () => {
      const work = aWork(world.ada);
      const [alone, along] = [aTask(world.ada, { workId: work.id }), aTask(world.ada, { workId: work.id })];
      await store.commit([add(works, work), add(tasks, alone), add(tasks, along)]);
      await store.commit([remove('tasks', alone.id)]);
      await store.commit([remove('works', work.id)]);
      await store.commit([purge('works', work.id)]);
      expect(await deletedIn(store)).toEqual([]);
    });

    it('[TR2] a change of a deleted record is written, keeps it deleted and is reported', async () => {
      const goal = aGoal(world.ada, { title: 'Before' });
      const other = aGoal(world.ada);
      await store.commit([add(goals, goal), add(goals, other)]);
      await store.commit([remove('goals', goal.id)]);
      const changes = [
        patch('goals', goal.id, { title: 'After' }),
        patch('goals', other.id, { title: 'Other' }),
      ];
      const receipt = await store.commit(changes);
      expect(receipt).toEqual({ changes: 2, deleted: [{ collection: 'goals', id: goal.id, word: 'Goal' }] });
      expect((await deletedIn(store)).map(({ fields }) => fields['title'])).toEqual(['After']);
      await store.commit([restore('goals', goal.id)]);
      expect(await read(store, goalsOf(world.ada))).toContainEqual({ ...goal, title: 'After' });
    });

    it('[TR2] a commit that itself deletes or restores what it changes reports nothing', async () => {
      const goal = aGoal(world.ada);
      const edit = patch('goals', goal.id, { title: 'After' });
      await store.commit([add(goals, goal)]);
      expect(await store.commit([edit, remove('goals', goal.id)])).toEqual({ changes: 2 });
      expect(await store.commit([edit, restore('goals', goal.id)])).toEqual({ changes: 2 });
    });

    it('a record created again over a deleted one is a new one', async () => {
      const goal = aGoal(world.ada, { title: 'Before' });
      await store.commit([add(goals, goal)]);
      await store.commit([remove('goals', goal.id)]);
      const after = { ...goal, title: 'After' };
      await store.commit([add(goals, after)]);
      expect(await read(store, goalsOf(world.ada))).toEqual([after]);
      expect(await deletedIn(store)).toEqual([]);
    });

    it('[WD17] [WD19] removing a work removes its tasks, and restoring it restores those', async () => {
      const work = aWork(world.ada);
      const [kept, gone] = [1, 2].map((n) => aTask(world.ada, { workId: work.id, title: `Task ${n}` }));
      await store.commit([add(works, work), add(tasks, kept!), add(tasks, gone!)]);
      await store.commit([remove('tasks', gone!.id)]);
      await store.commit([remove('works', work.id)]);
      expect(await countOf(store, tasksOf(world.ada))).toBe(0);
      await store.commit([restore('works', work.id)]);
      expect(await read(store, tasksOfWork(world.ada, work.id))).toEqual([kept]);
    });

    it('[AC14] [DA38] what repeats in a work is removed with it and restored with it', async () => {
      const work = aWork(world.ada);
      const inWork = aRepeat(world.ada, { id: `${work.id}-1`, workId: work.id });
      const alone = aRepeat(world.ada, { id: `${work.id}-2` });
      await store.commit([add(works, work), add(repeats, inWork), add(repeats, alone)]);
      await store.commit([remove('works', work.id)]);
      expect(await read(store, repeatsOf(world.ada))).toEqual([alone]);
      expect(await deletedIn(store)).toContainEqual(
        expect.objectContaining({ collection: 'repeats', id: inWork.id, deletedWith: work.id }),
      );
      await store.commit([restore('works', work.id)]);
      expect(await read(store, repeatsOf(world.ada))).toEqual([inWork, alone]);
    });

    it('[AC14] no task is created in, or restored into, a deleted work', async () => {
      const work = aWork(world.ada);
      const task = aTask(world.ada, { workId: work.id });
      await store.commit([add(works, work), add(tasks, task)]);
      await store.commit([remove('works', work.id)]);
      const refused = { code: 'parent-deleted' };
      await expect(store.commit([add(tasks, aTask(world.ada, { workId: work.id }))])).rejects.toMatchObject(
        refused,
      );
      await expect(store.commit([restore('tasks', task.id)])).rejects.toMatchObject(refused);
      await store.commit([restore('works', work.id)]);
      expect(await countOf(store, tasksOf(world.ada))).toBe(1);
    });

    it('[WD17] [WD19] a work with 1,200 tasks is removed and restored, each in one commit', async () => {
      const work = aWork(world.ada);
      const list = Array.from({ length: 1_200 }, (_, n) =>
        aTask(world.ada, { workId: work.id, title: `Task ${n}`, date: `2026-03-0${1 + (n % 9)}` as PlanDay }),
      );
      const all = [add(works, work), ...list.map((task) => add(tasks, task))];
      await store.commit(all);
      const stored = await read(store, tasksOfWork(world.ada, work.id));
      expect(stored).toHaveLength(1_200);
      await store.commit([remove('works', work.id)]);
      expect(await countOf(store, tasksOf(world.ada))).toBe(0);
      expect(await countOf(store, worksOf(world.ada))).toBe(0);
      await store.commit([restore('works', work.id)]);
      expect(await read(store, tasksOfWork(world.ada, work.id))).toEqual(stored);
    });
  });
}
