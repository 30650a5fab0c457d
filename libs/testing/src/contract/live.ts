import { patch, remove, restore, type Store, workById, worksOf } from '@dayloom/data';
import { type CollectionName, goals, type Instant, type UserId, works } from '@dayloom/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aGoal, aWork } from '../records.ts';
import { watching } from './watching.ts';
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

    it('[OF6] a watch answers at once, also when there is nothing', async () => {
      expect(await watching(store, worksOf(world.ada)).until(() => true)).toEqual([]);
    });

    it('[TH3] an own commit shows in a watch without being asked for', async () => {
      const watch = watching(store, worksOf(world.ada));
      const work = aWork(world.ada);
      await store.commit([restore(works, work)]);
      expect(await watch.until((records) => records.length === 1)).toEqual([work]);
      await store.commit([patch(works, work.id, { priority: 'high' })]);
      await watch.until(([first]) => first?.priority === 'high');
      await store.commit([remove(works, work.id)]);
      await watch.until((records) => watch.answers.indexOf(records) > 0 && records.length === 0);
    });

    it('[OF6] a commit of another tab shows in a watch', async () => {
      const watch = watching(store, worksOf(world.ada));
      await watch.until((records) => records.length === 0);
      const work = aWork(world.ada);
      await world.storeOf(world.ada).commit([restore(works, work)]);
      expect(await watch.until((records) => records.length === 1)).toEqual([work]);
    });

    it('[OF6] a window follows: a newer record pushes the oldest one out', async () => {
      const [first, second, third] = [
        createdOn(world.ada, 1),
        createdOn(world.ada, 2),
        createdOn(world.ada, 3),
      ];
      await store.commit([restore(works, first), restore(works, second)]);
      const watch = watching(store, worksOf(world.ada).first(2));
      await watch.until((records) => records.length === 2);
      await store.commit([restore(works, third)]);
      await watch.until((records) => ids(records).join() === [third.id, second.id].join());
    });

    it('[OF6] unchanged records stay the same objects in the next answer', async () => {
      const [first, second] = [createdOn(world.ada, 1), createdOn(world.ada, 2)];
      await store.commit([restore(works, first), restore(works, second)]);
      const watch = watching(store, worksOf(world.ada));
      const before = await watch.until((records) => records.length === 2);
      await store.commit([patch(works, first.id, { duration: 9 })]);
      const after = await watch.until((records) => records[1]?.duration === 9);
      expect(after[0]).toBe(before[0]);
      expect(after[1]).not.toBe(before[1]);
    });

    it('[OF6] a commit that leaves the answer as it is tells nothing', async () => {
      const work = aWork(world.ada);
      await store.commit([restore(works, work)]);
      const watch = watching(store, workById(world.ada, work.id));
      await watch.until((records) => records.length === 1);
      await store.commit([restore(works, aWork(world.ada))]);
      await store.commit([restore(goals, aGoal(world.ada))]);
      await store.commit([patch(works, work.id, { duration: 3 })]);
      await watch.until(([record]) => record?.duration === 3);
      expect(watch.answers).toHaveLength(2);
    });

    it('[OF6] many quick commits end in the last state', async () => {
      const work = aWork(world.ada);
      await store.commit([restore(works, work)]);
      const watch = watching(store, worksOf(world.ada));
      await Promise.all(
        Array.from({ length: 20 }, (_, n) => store.commit([patch(works, work.id, { duration: n + 1 })])),
      );
      await watch.until(([record]) => record?.duration === 20);
      expect(watch.answers.at(-1)?.[0]?.duration).toBe(20);
    });

    it('[OF6] a stopped watch hears nothing more', async () => {
      const stopped = watching(store, worksOf(world.ada));
      const going = watching(store, worksOf(world.ada));
      await stopped.until(() => true);
      stopped.stop();
      await store.commit([restore(works, aWork(world.ada))]);
      await going.until((records) => records.length === 1);
      expect(stopped.answers).toHaveLength(1);
    });

    it('[OF6] every commit is told with the collections it touched, in this tab and the other', async () => {
      const heard = Promise.all(
        [store, world.storeOf(world.ada)].map(
          (tab) => new Promise<ReadonlySet<CollectionName>>((resolve) => tab.onCommit(resolve)),
        ),
      );
      await store.commit([restore(works, aWork(world.ada)), restore(goals, aGoal(world.ada))]);
      for (const touched of await heard) expect([...touched].toSorted()).toEqual(['goals', 'works']);
    });

    it('[OF6] a refused commit is told to nobody', async () => {
      const first = new Promise<ReadonlySet<CollectionName>>((resolve) => store.onCommit(resolve));
      await store.commit([patch(works, 'gone', { duration: 2 })]).catch(() => undefined);
      await store.commit([restore(goals, aGoal(world.ada))]);
      expect(await first).toEqual(new Set(['goals']));
    });

    it('[OF6] lists have read a commit before anyone else is told of it', async () => {
      const watch = watching(store, worksOf(world.ada));
      await watch.until(() => true);
      const work = aWork(world.ada);
      const seen = new Promise<unknown>((resolve) => store.onCommit(() => resolve(watch.answers.at(-1))));
      await store.commit([restore(works, work)]);
      expect(await seen).toEqual([work]);
    });

    it("[AC12] another user's commits show in no watch", async () => {
      const watch = watching(store, worksOf(world.ada));
      await world.storeOf(world.bob).commit([restore(works, aWork(world.bob))]);
      const own = aWork(world.ada);
      await store.commit([restore(works, own)]);
      await watch.until((records) => records.length > 0);
      expect(watch.answers.flat()).toEqual([own]);
    });

    it('[OF10] a closed store ends its watches and fails new ones', async () => {
      const watch = watching(store, worksOf(world.ada));
      await watch.until(() => true);
      store.close();
      expect(await watching(store, worksOf(world.ada)).failure).toMatchObject({ code: 'closed' });
      await world.storeOf(world.ada).commit([restore(works, aWork(world.ada))]);
      expect(watch.answers).toHaveLength(1);
    });
  });
}
