import {
  type Change,
  increment,
  type Store,
  type StoredFields,
  type SnapshotPage,
  meditationStatsOf,
  remove,
  tasksOf,
  worksOf,
} from '@dayloom/data';
import { tasks, type UserId, works } from '@dayloom/domain';
import { exportedKinds } from '@dayloom/domain/export';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add } from '../add.ts';
import { aTask, aWork } from '../records.ts';
import { read } from './read.ts';
import { watching } from './watching.ts';
import type { MakeWorld, World } from './world.ts';

const raising = (user: UserId, step: number) =>
  increment(
    'meditationStats',
    user,
    { currentStreak: step, totalSessions: step, challengeProgress: step },
    { userId: user },
  );

async function snapshotOf(store: Store) {
  const pages: SnapshotPage[] = [];
  await store.snapshot(exportedKinds, (page) => pages.push(page));
  const records = new Map<string, StoredFields>();
  for (const page of pages)
    for (const { id, fields } of page.records) records.set(`${page.collection}/${id}`, fields);
  return { pages, records, broken: pages.flatMap((page) => page.broken) };
}

/** A work with many tasks: more than one page, and more than one slice. */
function muchWork(user: UserId, count: number): readonly Change[] {
  const work = aWork(user);
  return [
    add(works, work),
    ...Array.from({ length: count }, () => add(tasks, aTask(user, { workId: work.id }))),
  ];
}

/** Bulk operations on all data of a user: a consistent snapshot, and an atomic write. */
export function transferContract(makeWorld: MakeWorld) {
  describe('bulk operations', () => {
    let world: World;
    let store: Store;
    beforeEach(async () => {
      world = await makeWorld();
      store = world.storeOf(world.ada);
    });
    afterEach(() => world.close());

    it('[DO1] a snapshot has every existing record once, in the order of the kinds, and no deleted one', async () => {
      const [work, ...others] = muchWork(world.ada, 700);
      const gone = aWork(world.ada);
      await store.commitMany([work!, ...others, add(works, gone)]);
      await store.commit([remove('works', gone.id)]);
      const { pages, records } = await snapshotOf(store);
      expect(pages.length).toBeGreaterThan(3);
      expect(records.size).toBe(701);
      expect(records.has(`works/${gone.id}`)).toBe(false);
      expect(records.get(`works/${work!.id}`)).toEqual((work as { fields: object }).fields);
      const order = pages.map(({ collection }) => exportedKinds.indexOf(collection));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    });

    it('[DO1] [OF9] a snapshot contains unreadable records unchanged', async () => {
      await world.seedRaw(world.ada, 'works', 'broken', { userId: world.ada, workTitle: 7 });
      const shown = watching(store, worksOf(world.ada));
      await new Promise<void>((resolve) => {
        store.watchBroken(({ length }) => void (length > 0 && resolve()));
      });
      shown.stop();
      const { broken, records } = await snapshotOf(store);
      expect(broken).toMatchObject([{ collection: 'works', id: 'broken', stored: { workTitle: 7 } }]);
      expect(records.size).toBe(0);
    });

    it('[DO1] an aborted snapshot rejects with the reason', async () => {
      await store.commit([add(works, aWork(world.ada))]);
      const signal = AbortSignal.abort(new Error('Enough'));
      await expect(store.snapshot(exportedKinds, () => undefined, { signal })).rejects.toThrow('Enough');
    });

    it('[DO3] many changes are written together, appear everywhere, and report progress', async () => {
      const shown = watching(store, tasksOf(world.ada));
      const progress: number[] = [];
      const changes = [...muchWork(world.ada, 500), raising(world.ada, 500), raising(world.ada, 300)];
      expect(await store.commitMany(changes, { onProgress: (done) => progress.push(done) })).toEqual({
        changes: 503,
      });
      expect(progress.at(-1)).toBe(503);
      expect(progress.length).toBeGreaterThan(2);
      await shown.until((list) => list.length === 500);
      shown.stop();
      const { records } = await snapshotOf(store);
      expect(records.get(`meditationStats/${world.ada}`)).toMatchObject({ totalSessions: 800 });
    });

    it('[DO2] [DA31] counters that rise up to a number get what is missing to it, and later ones are added', async () => {
      const numbers = async () => (await read(store, meditationStatsOf(world.ada)))[0]?.totalSessions;
      const upTo = (number: number) => ({ ...raising(world.ada, number), upTo: number });
      await store.commitMany([upTo(4)]);
      expect(await numbers()).toBe(4);
      await store.commitMany([upTo(4)]);
      expect(await numbers()).toBe(4);
      await store.commit([raising(world.ada, 1)]);
      await store.commitMany([upTo(4)]);
      expect(await numbers()).toBe(5);
      await store.commitMany([500, 500, 200].map((step) => ({ ...raising(world.ada, step), upTo: 1_200 })));
      expect(await numbers()).toBe(1_200);
    });

    it('[DO3] if the last change is invalid, none of them is written', async () => {
      const changes = [...muchWork(world.ada, 500), add(tasks, aTask(world.ada, { workId: 'of-nobody' }))];
      await expect(store.commitMany(changes)).rejects.toMatchObject({ code: 'permission-denied' });
      expect(await read(store, worksOf(world.ada))).toEqual([]);
      expect((await snapshotOf(store)).records.size).toBe(0);
    });

    it('[DO3] if aborted half way, none of them is written', async () => {
      const controller = new AbortController();
      const onProgress = (done: number) => done > 300 && controller.abort(new Error('Enough'));
      const writing = store.commitMany(muchWork(world.ada, 900), {
        signal: controller.signal,
        onProgress,
      });
      await expect(writing).rejects.toThrow('Enough');
      expect((await snapshotOf(store)).records.size).toBe(0);
      await store.commitMany(muchWork(world.ada, 10));
      expect((await snapshotOf(store)).records.size).toBe(11);
    });
  });
}
