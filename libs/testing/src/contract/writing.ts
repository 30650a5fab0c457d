import { add } from '../add.ts';
import { read, countOf } from './read.ts';
import {
  changeSettings,
  create,
  createOnce,
  increment,
  meditationsOf,
  meditationStatsOf,
  patch,
  remove,
  restore,
  sessionsOf,
  settingsOf,
  type Store,
  tasksOf,
  workById,
  worksOf,
} from '@dayloom/data';
import {
  type Fields,
  type Instant,
  meditationSessions,
  meditationStats,
  notes,
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

    it('[DA7] a created record is read as it was written', async () => {
      const work = aWork(world.ada, { description: 'Two coats' });
      expect(await store.commit([add(works, work)])).toEqual({ changes: 1 });
      expect(await read(store, workById(world.ada, work.id))).toEqual([work]);
    });

    it('[OF3] a commit is visible in a store that is opened afterwards', async () => {
      const work = aWork(world.ada);
      await store.commit([add(works, work)]);
      store.close();
      expect(await read(world.storeOf(world.ada), workById(world.ada, work.id))).toEqual([work]);
    });

    it('[OF11] a repeated create makes one record and does not change the first', async () => {
      const work = aWork(world.ada, { workTitle: 'First' });
      await store.commit([add(works, work)]);
      await store.commit([create('works', work.id, { ...fieldsOf(work), workTitle: 'Second' })]);
      expect(await read(store, worksOf(world.ada))).toEqual([work]);
    });

    it('[DA27] a patch sets the given fields and keeps the others', async () => {
      const work = aWork(world.ada);
      const task = aTask(world.ada, { workId: work.id });
      await store.commit([add(works, work), add(tasks, task)]);
      await store.commit([patch('tasks', task.id, { completed: true })]);
      expect(await read(store, tasksOf(world.ada))).toEqual([{ ...task, completed: true }]);
    });

    it('[DA28] a patch can clear an optional field', async () => {
      const note = aNote(world.ada, { updatedAt: '2026-03-02T08:00:00.000Z' as Instant });
      await store.commit([add(notes, note)]);
      await store.commit([patch('notes', note.id, { title: 'Plans' }, { clear: ['updatedAt'] })]);
      const [found] = await read(store, query('notes').ownedBy(world.ada).byId(note.id));
      expect(found).toEqual({ ...aNote(world.ada), id: note.id, title: 'Plans' });
      expect(found && 'updatedAt' in found).toBe(false);
    });

    it('[DA19] a patched field moves its record in every list that sorts or filters by it', async () => {
      const work = aWork(world.ada, { priority: 'low' });
      const isHigh = query('works').ownedBy(world.ada).where('priority', '==', 'high').orderBy('createdAt');
      await store.commit([add(works, work)]);
      expect(await countOf(store, isHigh)).toBe(0);
      await store.commit([patch('works', work.id, { priority: 'high' })]);
      expect(await read(store, isHigh)).toEqual([{ ...work, priority: 'high' }]);
    });

    it('[DA2] a patch of a missing record is rejected with not-found', async () => {
      await expect(store.commit([patch('works', 'gone', { workTitle: 'Late' })])).rejects.toMatchObject({
        code: 'not-found',
      });
    });

    it('[OF3] a commit with one bad change writes nothing', async () => {
      const good = aWork(world.ada);
      const kept = aWork(world.ada);
      await store.commit([add(works, kept)]);
      const bad = create('works', 'bad', { ...fieldsOf(aWork(world.ada)), duration: 0 });
      const commit = store.commit([
        add(works, good),
        remove('works', kept.id),
        bad,
        patch('works', kept.id, { duration: 2 }),
      ]);
      await expect(commit).rejects.toMatchObject({ name: 'StoreError', code: 'invalid' });
      expect(await read(store, worksOf(world.ada))).toEqual([kept]);
    });

    it('[OF3] the changes of one commit are written in their order', async () => {
      const work = aWork(world.ada, { duration: 1 });
      await store.commit([
        add(works, work),
        patch('works', work.id, { duration: 2 }),
        patch('works', work.id, { duration: 3 }),
      ]);
      expect(await read(store, worksOf(world.ada))).toEqual([{ ...work, duration: 3 }]);
      await store.commit([remove('works', work.id), restore('works', work.id)]);
      expect(await read(store, worksOf(world.ada))).toEqual([{ ...work, duration: 3 }]);
    });

    it('[OF3] an empty commit resolves at once', async () => {
      expect(await store.commit([])).toEqual({ changes: 0 });
    });

    it('[MD11] a session and its counters are written together', async () => {
      const stats = meditationStatsFor(world.ada);
      const by = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
      await store.commit([
        add(meditationSessions, aMeditationSession(world.ada)),
        add(meditationStats, stats),
      ]);
      await store.commit([
        add(meditationSessions, aMeditationSession(world.ada)),
        increment('meditationStats', world.ada, by),
      ]);
      const [found] = await read(store, meditationStatsOf(world.ada));
      expect(found).toEqual({ ...stats, currentStreak: 2, totalSessions: 2, challengeProgress: 2 });
    });

    it('[DA31] missing counters are created with the first session', async () => {
      const by = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
      const fields = { userId: world.ada };
      await store.commit([increment('meditationStats', world.ada, by, fields)]);
      await store.commit([increment('meditationStats', world.ada, by, fields)]);
      const [stats] = await read(store, meditationStatsOf(world.ada));
      expect(stats).toMatchObject({ currentStreak: 2, totalSessions: 2, challengeProgress: 2 });
    });

    it('[OF11] a repeated commit never counts its session twice', async () => {
      const session = aMeditationSession(world.ada);
      const by = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
      await store.commit([add(meditationStats, meditationStatsFor(world.ada))]);
      const commit = [add(meditationSessions, session), increment('meditationStats', world.ada, by)];
      await store.commit(commit);
      await store.commit(commit);
      const [found] = await read(store, meditationStatsOf(world.ada));
      expect(found?.totalSessions).toBe(2);
    });

    it('[AC10] [CK2] a session that was created once and deleted stays deleted, and never counts twice', async () => {
      const { id, ...fields } = aMeditationSession(world.ada);
      const by = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
      const commit = [
        createOnce('meditationSessions', id, fields),
        increment('meditationStats', world.ada, by, { userId: world.ada }),
      ];
      await store.commit(commit);
      await store.commit([remove('meditationSessions', id)]);
      await store.commit(commit);
      expect(await read(store, meditationsOf(world.ada))).toEqual([]);
      expect((await read(store, meditationStatsOf(world.ada)))[0]?.totalSessions).toBe(1);
    });

    it('[DA31] two tabs that raise the counters at the same time raise them twice', async () => {
      const other = world.storeOf(world.ada);
      const by = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
      await store.commit([add(meditationStats, meditationStatsFor(world.ada))]);
      await Promise.all(
        [store, other].map((tab) => tab.commit([increment('meditationStats', world.ada, by)])),
      );
      expect((await read(store, meditationStatsOf(world.ada)))[0]?.totalSessions).toBe(3);
    });

    it('[ST1] settings are created by the first choice, and a later one keeps the others', async () => {
      const [first, later] = ['2026-03-02T08:00:00.000Z', '2026-03-03T08:00:00.000Z'] as Instant[];
      await store.commit(changeSettings(world.ada, { density: 'compact' }, first!));
      await store.commit(changeSettings(world.ada, { dayStart: 4 }, later!));
      expect(await read(store, settingsOf(world.ada))).toEqual([
        { id: world.ada, userId: world.ada, density: 'compact', dayStart: 4, createdAt: first },
      ]);
    });

    it('[ST1] settings created in two tabs at the same time are one record with both choices', async () => {
      const other = world.storeOf(world.ada);
      const now = '2026-03-02T08:00:00.000Z' as Instant;
      await Promise.all([
        store.commit(changeSettings(world.ada, { density: 'compact' }, now)),
        other.commit(changeSettings(world.ada, { dayStart: 4 }, now)),
      ]);
      await expect
        .poll(() => read(store, settingsOf(world.ada)))
        .toMatchObject([{ density: 'compact', dayStart: 4 }]);
    });

    it('[AC10] of lowered sessions the shortest stays, with its first duration', async () => {
      const session = aTimerSession(world.ada, { duration: 1500 });
      const lowering = (duration: number, loweredFrom = 1500) =>
        patch('timerHistory', session.id, { duration, loweredFrom });
      await store.commit([add(timerHistory, session)]);
      for (const change of [lowering(900), lowering(1200), lowering(600, 900)]) await store.commit([change]);
      expect(await read(store, sessionsOf(world.ada))).toEqual([
        { ...session, duration: 600, loweredFrom: 1500 },
      ]);
    });

    it('[AC10] [TH5] a session has the length that the user has set last, and takes it only with its moment', async () => {
      const session = aTimerSession(world.ada, { duration: 1500 });
      await store.commit([add(timerHistory, session)]);
      const edited = { duration: 1800, editedAt: session.createdAt };
      await store.commit([patch('timerHistory', session.id, edited)]);
      await store.commit([patch('timerHistory', session.id, { duration: 600, loweredFrom: 1500 })]);
      await expect(store.commit([patch('timerHistory', session.id, { duration: 900 })])).rejects.toThrow();
      expect(await read(store, sessionsOf(world.ada))).toEqual([{ ...session, ...edited }]);
    });

    it('[OF11] a create in two tabs at the same time makes one record', async () => {
      const session = aTimerSession(world.ada);
      const tabs = [store, world.storeOf(world.ada), world.storeOf(world.ada)];
      await Promise.all(tabs.map((tab) => tab.commit([add(timerHistory, session)])));
      expect(await read(store, sessionsOf(world.ada))).toEqual([session]);
    });
  });
}
