import { add } from '../add.ts';
import { read } from './read.ts';
import { type BrokenRecord, remove, type Store, tasksOfWork, worksOf } from '@dayloom/data';
import { type Instant, tasks, works } from '@dayloom/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aTask, aWork } from '../records.ts';
import { watching } from './watching.ts';
import type { MakeWorld, World } from './world.ts';

const damages: Readonly<
  Record<string, (fields: Readonly<Record<string, unknown>>) => Record<string, unknown>>
> = {
  'a missing field': ({ workTitle: _gone, ...rest }) => rest,
  'a missing moment that lists sort by': ({ createdAt: _gone, ...rest }) => rest,
  'a number where a text belongs': (fields) => ({ ...fields, workTitle: 7 }),
  'an object where a moment belongs': (fields) => ({ ...fields, createdAt: { seconds: 5 } }),
  'null where a day belongs': (fields) => ({ ...fields, endDate: null }),
  'a day that does not exist': (fields) => ({ ...fields, startDate: '2026-02-30' }),
};

const laterId = (id: string) => `later-${id}`;

/** Resolves with the first matching list of broken records. */
const brokenUntil = (store: Store, fits: (broken: readonly BrokenRecord[]) => boolean) =>
  new Promise<readonly BrokenRecord[]>((resolve) => {
    store.watchBroken((broken) => {
      if (fits(broken)) resolve(broken);
    });
  });

export function setAsideContract(makeWorld: MakeWorld) {
  describe('broken records', () => {
    let world: World;
    let store: Store;
    beforeEach(async () => {
      world = await makeWorld();
      store = world.storeOf(world.ada);
    });
    afterEach(() => world.close());

    for (const [what, damage] of Object.entries(damages))
      it(`[OF9] a record with ${what} is set aside and reported, and the list still works`, async () => {
        const { id, ...fields } = aWork(world.ada);
        const good = aWork(world.ada);
        await world.seedRaw(world.ada, 'works', id, damage(fields));
        await store.commit([add(works, good)]);
        const watch = watching(store, worksOf(world.ada));
        expect(await watch.until((records) => records.length > 0)).toEqual([good]);
        const [broken] = await brokenUntil(store, (records) => records.length === 1);
        expect(broken).toMatchObject({ collection: 'works', id, stored: damage(fields) });
        expect(broken?.reason).toMatch(/workTitle|createdAt|endDate|startDate/);
      });

    it('[OF9] a broken record does not count in a limited list', async () => {
      const { id, ...fields } = aWork(world.ada, { createdAt: '2026-03-09T10:00:00.000Z' as Instant });
      await world.seedRaw(world.ada, 'works', id, { ...fields, duration: 'long' });
      await world.seedRaw(world.ada, 'works', laterId(id), { ...fields, duration: 'longer' });
      const list = [aWork(world.ada), aWork(world.ada), aWork(world.ada)];
      await store.commit(list.map((work) => add(works, work)));
      expect(await read(store, worksOf(world.ada).first(2))).toEqual(list.toReversed().slice(0, 2));
      expect(await read(store, worksOf(world.ada).first(3))).toEqual(list.toReversed());
    });

    it('[OF9] unknown fields of a later version do not break a record', async () => {
      const { id, ...fields } = aWork(world.ada);
      await world.seedRaw(world.ada, 'works', id, { ...fields, colour: 'teal' });
      const watch = watching(store, worksOf(world.ada));
      expect(await watch.until((records) => records.length > 0)).toEqual([{ id, ...fields }]);
    });

    it('[OF9] a broken record can be removed, and is then no longer reported', async () => {
      const { id, ...fields } = aWork(world.ada);
      await world.seedRaw(world.ada, 'works', id, { ...fields, duration: null });
      const watch = watching(store, worksOf(world.ada));
      await brokenUntil(store, (records) => records.length === 1);
      await store.commit([remove('works', id)]);
      await brokenUntil(store, (records) => records.length === 0);
      expect(watch.answers).toEqual([[]]);
    });

    it('[OF9] a broken record among the tasks of a work does not affect the others', async () => {
      const work = aWork(world.ada);
      const [good, bad] = [aTask(world.ada, { workId: work.id }), aTask(world.ada, { workId: work.id })];
      const { id, ...fields } = bad;
      await world.seedRaw(world.ada, 'tasks', id, { ...fields, completed: 'yes' });
      await store.commit([add(works, work), add(tasks, good)]);
      expect(await read(store, tasksOfWork(world.ada, work.id).orderBy('date'))).toEqual([good]);
    });
  });
}
