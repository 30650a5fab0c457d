import { add } from '../add.ts';
import {
  doneTasksOf,
  focusSessionsOf,
  patch,
  remove,
  type Store,
  tasksOfDay,
  workById,
  worksOf,
} from '@dayloom/data';
import { goals, type Instant, tasks, timerHistory, type UserId, works } from '@dayloom/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aGoal, aTask, aTimerSession, aWork } from '../records.ts';
import { totalsOf, watching } from './watching.ts';
import type { MakeWorld, World } from './world.ts';

const ids = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);
const createdOn = (user: UserId, day: number) =>
  aWork(user, { createdAt: `2026-03-1${day}T10:00:00.000Z` as Instant });

export function liveContract(makeWorld: MakeWorld) {
  describe('live', () => {
    let world: World;
    let store: Store;
    beforeEach(async () => {
      world = await makeWorld();
      store = world.storeOf(world.ada);
    });
    afterEach(() => world.close());

    it('[OF6] a watch answers at once, also if the result is empty', async () => {
      expect(await watching(store, worksOf(world.ada)).until(() => true)).toEqual([]);
    });

    it('[TH3] an own commit appears in a watch automatically', async () => {
      const watch = watching(store, worksOf(world.ada));
      const work = aWork(world.ada);
      await store.commit([add(works, work)]);
      expect(await watch.until((records) => records.length === 1)).toEqual([work]);
      await store.commit([patch('works', work.id, { priority: 'high' })]);
      await watch.until(([first]) => first?.priority === 'high');
      await store.commit([remove('works', work.id)]);
      await watch.until((records) => watch.answers.indexOf(records) > 0 && records.length === 0);
    });

    it('[OF6] a commit of another tab appears in a watch', async () => {
      const watch = watching(store, worksOf(world.ada));
      await watch.until((records) => records.length === 0);
      const work = aWork(world.ada);
      await world.storeOf(world.ada).commit([add(works, work)]);
      expect(await watch.until((records) => records.length === 1)).toEqual([work]);
    });

    it('[OF6] a limited list stays current: a newer record pushes the oldest one out', async () => {
      const [first, second, third] = [
        createdOn(world.ada, 1),
        createdOn(world.ada, 2),
        createdOn(world.ada, 3),
      ];
      await store.commit([add(works, first), add(works, second)]);
      const watch = watching(store, worksOf(world.ada).first(2));
      await watch.until((records) => records.length === 2);
      await store.commit([add(works, third)]);
      await watch.until((records) => ids(records).join() === [third.id, second.id].join());
    });

    it('[OF6] unchanged records stay the same objects in the next answer', async () => {
      const [first, second] = [createdOn(world.ada, 1), createdOn(world.ada, 2)];
      await store.commit([add(works, first), add(works, second)]);
      const watch = watching(store, worksOf(world.ada));
      const before = await watch.until((records) => records.length === 2);
      await store.commit([patch('works', first.id, { duration: 9 })]);
      const after = await watch.until((records) => records[1]?.duration === 9);
      expect(after[0]).toBe(before[0]);
      expect(after[1]).not.toBe(before[1]);
    });

    it('[OF6] a commit that does not change the result causes no answer', async () => {
      const work = aWork(world.ada);
      await store.commit([add(works, work)]);
      const watch = watching(store, workById(world.ada, work.id));
      await watch.until((records) => records.length === 1);
      await store.commit([add(works, aWork(world.ada))]);
      await store.commit([add(goals, aGoal(world.ada))]);
      await store.commit([patch('works', work.id, { duration: 3 })]);
      await watch.until(([record]) => record?.duration === 3);
      expect(watch.answers).toHaveLength(2);
    });

    it('[OF6] many quick commits end in the last state', async () => {
      const work = aWork(world.ada);
      await store.commit([add(works, work)]);
      const watch = watching(store, worksOf(world.ada));
      await Promise.all(
        Array.from({ length: 20 }, (_, n) => store.commit([patch('works', work.id, { duration: n + 1 })])),
      );
      await watch.until(([record]) => record?.duration === 20);
      expect(watch.answers.at(-1)?.[0]?.duration).toBe(20);
    });

    it('[OF6] a stopped watch receives nothing more', async () => {
      const stopped = watching(store, worksOf(world.ada));
      const going = watching(store, worksOf(world.ada));
      await stopped.until(() => true);
      stopped.stop();
      await store.commit([add(works, aWork(world.ada))]);
      await going.until((records) => records.length === 1);
      expect(stopped.answers).toHaveLength(1);
    });

    it('[DA35] a total follows every change, in this tab and the other', async () => {
      const other = world.storeOf(world.ada);
      const totals = [store, other].map((tab) => totalsOf(tab, { query: worksOf(world.ada) }));
      const work = aWork(world.ada);
      await store.commit([add(works, work)]);
      for (const total of totals) await total.until((value) => value === 1);
      await other.commit([remove('works', work.id)]);
      for (const total of totals) await total.until((value, index) => index > 0 && value === 0);
    });

    it('[DA35] a watched sum follows as well', async () => {
      const total = totalsOf(store, { query: focusSessionsOf(world.ada), sumOf: 'duration' });
      const [one, two] = [aTimerSession(world.ada), aTimerSession(world.ada)];
      await store.commit([add(timerHistory, one), add(timerHistory, two)]);
      await total.until((value) => value === one.duration + two.duration);
    });

    it('[OF12] an own change appears in lists and totals before storage has responded', async () => {
      const work = aWork(world.ada);
      const task = aTask(world.ada, { workId: work.id });
      await store.commit([add(works, work), add(tasks, task)]);
      const list = watching(store, tasksOfDay(world.ada, work.id, task.date));
      const done = totalsOf(store, { query: doneTasksOf(world.ada) });
      await list.until((records) => records.length === 1);
      await done.until((value) => value === 0);
      let isDurable = false;
      const commit = store
        .commit([patch('tasks', task.id, { completed: true })])
        .then(() => (isDurable = true));
      await Promise.resolve();
      await Promise.resolve();
      expect([list.answers.at(-1)?.[0]?.completed, done.values.at(-1), isDurable]).toEqual([true, 1, false]);
      await commit;
      expect([list.answers.at(-1)?.[0]?.completed, done.values.at(-1)]).toEqual([true, 1]);
    });

    it('[OF12] an own record appears at its position in a full limited list at once', async () => {
      const [first, second] = [createdOn(world.ada, 1), createdOn(world.ada, 2)];
      await store.commit([add(works, first), add(works, second)]);
      const watch = watching(store, worksOf(world.ada).first(2));
      await watch.until((records) => records.length === 2);
      const third = createdOn(world.ada, 3);
      const commit = store.commit([add(works, third)]);
      await Promise.resolve();
      await Promise.resolve();
      expect(ids(watch.answers.at(-1) ?? [])).toEqual([third.id, second.id]);
      await commit;
      expect(watch.answers).toHaveLength(2);
    });

    it('[OF11] [OF12] a repeated create of a record outside a limited list shows nothing that is not stored', async () => {
      const [first, second] = [createdOn(world.ada, 1), createdOn(world.ada, 2)];
      await store.commit([add(works, first), add(works, second)]);
      const watch = watching(store, worksOf(world.ada).first(1));
      await watch.until((records) => records.length === 1);
      await store.commit([add(works, { ...createdOn(world.ada, 3), id: first.id })]);
      await watch.until((records) => ids(records)[0] === second.id);
    });

    it('[OF12] a change that storage rejects is rolled back, in lists and totals', async () => {
      const watch = watching(store, worksOf(world.ada));
      const total = totalsOf(store, { query: worksOf(world.ada) });
      await watch.until((records) => records.length === 0);
      await total.until((value) => value === 0);
      const work = aWork(world.ada);
      const refused = store.commit([add(works, work), patch('works', 'gone', { duration: 2 })]);
      await expect(refused).rejects.toMatchObject({ code: 'not-found' });
      await Promise.resolve();
      expect([watch.answers.at(-1), total.values.at(-1)]).toEqual([[], 0]);
    });

    it("[AC12] another user's commits appear in no watch", async () => {
      const watch = watching(store, worksOf(world.ada));
      await world.storeOf(world.bob).commit([add(works, aWork(world.bob))]);
      const own = aWork(world.ada);
      await store.commit([add(works, own)]);
      await watch.until((records) => records.length > 0);
      expect(watch.answers.flat()).toEqual([own]);
    });

    it('[OF10] a closed store ends its watches and rejects new ones', async () => {
      const watch = watching(store, worksOf(world.ada));
      await watch.until(() => true);
      store.close();
      expect(await watching(store, worksOf(world.ada)).failure).toMatchObject({ code: 'closed' });
      const trash = new Promise((_next, fail) => store.watchDeleted(() => undefined, fail));
      await expect(trash).rejects.toMatchObject({ code: 'closed' });
      await world.storeOf(world.ada).commit([add(works, aWork(world.ada))]);
      expect(watch.answers).toHaveLength(1);
    });
  });
}
