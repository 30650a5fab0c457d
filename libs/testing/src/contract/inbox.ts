import {
  create,
  openTasksBefore,
  patch,
  remove,
  restore,
  type Store,
  tasksOf,
  tasksOfDay,
  tasksOn,
  undatedTasks,
} from '@dayloom/data';
import { type Instant, type PlanDay, type Task, works } from '@dayloom/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add } from '../add.ts';
import { aTask, aWork } from '../records.ts';
import { countOf, read } from './read.ts';
import type { MakeWorld, World } from './world.ts';

const today = '2026-03-05' as PlanDay;
const yesterday = '2026-03-04' as PlanDay;

/** Creates a task without a work, and without a day if none is given. */
const adding = ({ id, date: _date, ...fields }: Task, date?: PlanDay) =>
  create('tasks', id, { ...fields, ...(date && { date }) });

export function inboxContract(makeWorld: MakeWorld) {
  describe('tasks without a work', () => {
    let world: World;
    let store: Store;
    beforeEach(async () => {
      world = await makeWorld();
      store = world.storeOf(world.ada);
    });
    afterEach(() => world.close());

    it('[TD9] have a day or none, are in the lists of their days, and count', async () => {
      const [dated, undated, late] = [aTask(world.ada), aTask(world.ada), aTask(world.ada)];
      await store.commit([adding(dated, today), adding(undated), adding(late, yesterday)]);
      const { date: _date, ...withoutDay } = undated;
      expect(await read(store, tasksOn(world.ada, today))).toEqual([{ ...dated, date: today }]);
      expect(await read(store, undatedTasks(world.ada))).toEqual([withoutDay]);
      expect(await read(store, openTasksBefore(world.ada, today))).toEqual([{ ...late, date: yesterday }]);
      expect(await countOf(store, tasksOf(world.ada))).toBe(3);
    });

    it('[TD9] [AC4] are filed into a work once, and are then deleted and restored with it', async () => {
      const [work, another] = [aWork(world.ada), aWork(world.ada)];
      const task = aTask(world.ada);
      await store.commit([add(works, work), add(works, another), adding(task)]);
      await store.commit([patch('tasks', task.id, { workId: work.id, date: today })]);
      const filed = { ...task, workId: work.id, date: today };
      expect(await read(store, tasksOfDay(world.ada, work.id, today))).toEqual([filed]);
      expect(await read(store, undatedTasks(world.ada))).toEqual([]);
      await expect(store.commit([patch('tasks', task.id, { workId: another.id })])).rejects.toMatchObject({
        code: 'permission-denied',
      });
      await store.commit([remove('works', work.id)]);
      expect(await countOf(store, tasksOf(world.ada))).toBe(0);
      await store.commit([restore('works', work.id)]);
      expect(await read(store, tasksOfDay(world.ada, work.id, today))).toEqual([filed]);
    });

    it('[TD9] can be moved to a day, and lose it again', async () => {
      const task = aTask(world.ada, { createdAt: '2026-03-01T08:00:00.000Z' as Instant });
      await store.commit([adding(task)]);
      await store.commit([patch('tasks', task.id, { date: today })]);
      expect(await read(store, tasksOn(world.ada, today))).toEqual([{ ...task, date: today }]);
      await store.commit([patch('tasks', task.id, {}, { clear: ['date'] })]);
      const { date: _date, ...undated } = task;
      expect(await read(store, undatedTasks(world.ada))).toEqual([undated]);
    });
  });
}
