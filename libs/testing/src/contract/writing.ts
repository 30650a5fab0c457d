import {
  create,
  increment,
  meditationStatsOf,
  patch,
  remove,
  restore,
  sessionsOf,
  type Store,
  tasksOf,
  tasksOfWork,
  workById,
  worksOf,
} from '@dayloom/data';
import {
  type Fields,
  type Instant,
  meditationSessions,
  meditationStats,
  notes,
  type PlanDay,
  tasks,
  timerHistory,
  type Work,
  works,
} from '@dayloom/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aMeditationSession, aNote, aTask, aTimerSession, aWork, meditationStatsFor } from '../records.ts';
import { query } from '@dayloom/data';
import type { MakeWorld, World } from './world.ts';

const fieldsOf = ({ id: _id, ...fields }: Work): Fields<typeof works> => fields;

export function writingContract(makeWorld: MakeWorld) {
  describe('writing', () => {
    let world: World;
    let store: Store;
    beforeEach(async () => {
      world = await makeWorld();
      store = world.storeOf(world.ada);
    });
    afterEach(() => world.close());

    it('[DA7] a created record is read back as it was written', async () => {
      const work = aWork(world.ada, { description: 'Two coats' });
      expect(await store.commit([restore(works, work)])).toEqual({ changes: 1 });
      expect(await store.get(workById(world.ada, work.id))).toEqual([work]);
    });

    it('[OF3] what was committed is there for a store opened afterwards', async () => {
      const work = aWork(world.ada);
      await store.commit([restore(works, work)]);
      store.close();
      expect(await world.storeOf(world.ada).get(workById(world.ada, work.id))).toEqual([work]);
    });

    it('[OF11] a create that is repeated makes one record and leaves the first as it is', async () => {
      const work = aWork(world.ada, { workTitle: 'First' });
      await store.commit([restore(works, work)]);
      await store.commit([create(works, work.id, { ...fieldsOf(work), workTitle: 'Second' })]);
      expect(await store.get(worksOf(world.ada))).toEqual([work]);
    });

    it('[DA27] a patch sets the given fields and leaves the others', async () => {
      const work = aWork(world.ada);
      const task = aTask(world.ada, { workId: work.id });
      await store.commit([restore(works, work), restore(tasks, task)]);
      await store.commit([patch(tasks, task.id, { completed: true })]);
      expect(await store.get(tasksOf(world.ada))).toEqual([{ ...task, completed: true }]);
    });

    it('[DA28] a patch can take an optional field away', async () => {
      const note = aNote(world.ada, { updatedAt: '2026-03-02T08:00:00.000Z' as Instant });
      await store.commit([restore(notes, note)]);
      await store.commit([patch(notes, note.id, { title: 'Plans' }, ['updatedAt'])]);
      const [read] = await store.get(query(notes).ownedBy(world.ada).byId(note.id));
      expect(read).toEqual({ ...aNote(world.ada), id: note.id, title: 'Plans' });
      expect(read && 'updatedAt' in read).toBe(false);
    });

    it('[DA19] a patched field moves its record in every list that sorts or filters by it', async () => {
      const work = aWork(world.ada, { priority: 'low' });
      const isHigh = query(works).ownedBy(world.ada).where('priority', '==', 'high').orderBy('createdAt');
      await store.commit([restore(works, work)]);
      expect(await store.count(isHigh)).toBe(0);
      await store.commit([patch(works, work.id, { priority: 'high' })]);
      expect(await store.get(isHigh)).toEqual([{ ...work, priority: 'high' }]);
    });

    it('[DA2] a patch of a record that is gone is answered with not-found', async () => {
      await expect(store.commit([patch(works, 'gone', { workTitle: 'Late' })])).rejects.toMatchObject({
        code: 'not-found',
      });
    });

    it('[DA30] a removed record is gone, and removing it again is no error', async () => {
      const work = aWork(world.ada);
      await store.commit([restore(works, work)]);
      await store.commit([remove(works, work.id)]);
      await store.commit([remove(works, work.id)]);
      expect(await store.get(worksOf(world.ada))).toEqual([]);
    });

    it('[SH13] a removed record comes back with the same id and the same field values', async () => {
      const work = aWork(world.ada, { description: 'Two coats' });
      await store.commit([restore(works, work)]);
      const [read] = await store.get(workById(world.ada, work.id));
      await store.commit([remove(works, work.id)]);
      await store.commit([restore(works, read!)]);
      await store.commit([restore(works, read!)]);
      expect(await store.get(worksOf(world.ada))).toEqual([work]);
    });

    it('[OF3] a commit with one bad change writes nothing', async () => {
      const good = aWork(world.ada);
      const kept = aWork(world.ada);
      await store.commit([restore(works, kept)]);
      const bad = create(works, 'bad', { ...fieldsOf(aWork(world.ada)), duration: 0 });
      const commit = store.commit([
        restore(works, good),
        remove(works, kept.id),
        bad,
        patch(works, kept.id, { duration: 2 }),
      ]);
      await expect(commit).rejects.toMatchObject({ name: 'StoreError', code: 'invalid' });
      expect(await store.get(worksOf(world.ada))).toEqual([kept]);
    });

    it('[OF3] the changes of one commit are written in their order', async () => {
      const work = aWork(world.ada, { duration: 1 });
      await store.commit([
        restore(works, work),
        patch(works, work.id, { duration: 2 }),
        patch(works, work.id, { duration: 3 }),
      ]);
      expect(await store.get(worksOf(world.ada))).toEqual([{ ...work, duration: 3 }]);
      await store.commit([remove(works, work.id), restore(works, work)]);
      expect(await store.get(worksOf(world.ada))).toEqual([work]);
    });

    it('[OF3] an empty commit is done at once', async () => {
      expect(await store.commit([])).toEqual({ changes: 0 });
    });

    it('[MD11] a session and its counters move together', async () => {
      const stats = meditationStatsFor(world.ada);
      const by = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
      await store.commit([
        restore(meditationSessions, aMeditationSession(world.ada)),
        restore(meditationStats, stats),
      ]);
      await store.commit([
        restore(meditationSessions, aMeditationSession(world.ada)),
        increment(meditationStats, world.ada, by),
      ]);
      const [read] = await store.get(meditationStatsOf(world.ada));
      expect(read).toEqual({ ...stats, currentStreak: 2, totalSessions: 2, challengeProgress: 2 });
    });

    it('[OF11] a repeated commit never counts its session twice', async () => {
      const session = aMeditationSession(world.ada);
      const by = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
      await store.commit([restore(meditationStats, meditationStatsFor(world.ada))]);
      const commit = [restore(meditationSessions, session), increment(meditationStats, world.ada, by)];
      await store.commit(commit);
      await store.commit(commit);
      const [read] = await store.get(meditationStatsOf(world.ada));
      expect(read?.totalSessions).toBe(2);
    });

    it('[DA31] two tabs that raise the counters at once raise them twice', async () => {
      const other = world.storeOf(world.ada);
      const by = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
      await store.commit([restore(meditationStats, meditationStatsFor(world.ada))]);
      await Promise.all([store, other].map((tab) => tab.commit([increment(meditationStats, world.ada, by)])));
      expect((await store.get(meditationStatsOf(world.ada)))[0]?.totalSessions).toBe(3);
    });

    it('[OF11] a create pressed in two tabs at once makes one record', async () => {
      const session = aTimerSession(world.ada);
      const tabs = [store, world.storeOf(world.ada), world.storeOf(world.ada)];
      await Promise.all(tabs.map((tab) => tab.commit([restore(timerHistory, session)])));
      expect(await store.get(sessionsOf(world.ada))).toEqual([session]);
    });

    it('[WD17] [WD19] a work with 1,200 tasks is removed and restored, each in one commit', async () => {
      const work = aWork(world.ada);
      const list = Array.from({ length: 1_200 }, (_, n) =>
        aTask(world.ada, { workId: work.id, title: `Task ${n}`, date: `2026-03-0${1 + (n % 9)}` as PlanDay }),
      );
      const all = [restore(works, work), ...list.map((task) => restore(tasks, task))];
      await store.commit(all);
      const stored = await store.get(tasksOfWork(world.ada, work.id));
      expect(stored).toHaveLength(1_200);
      const receipt = await store.commit([
        remove(works, work.id),
        ...stored.map(({ id }) => remove(tasks, id)),
      ]);
      expect(receipt).toEqual({ changes: 1_201 });
      expect(await store.count(tasksOf(world.ada))).toBe(0);
      expect(await store.count(worksOf(world.ada))).toBe(0);
      await store.commit([restore(works, work), ...stored.map((task) => restore(tasks, task))]);
      expect(await store.get(tasksOfWork(world.ada, work.id))).toEqual(stored);
    });
  });
}
