import { add } from '../add.ts';
import { read, countOf } from './read.ts';
import {
  type Change,
  create,
  goalsOf,
  increment,
  meditationStatsOf,
  patch,
  profileOf,
  type Query,
  query,
  remove,
  type Store,
  tasksOf,
  workById,
  worksOf,
} from '@dayloom/data';
import {
  goals,
  type Instant,
  limitOf,
  meditationStats,
  notes,
  tasks,
  type UserId,
  users,
  userTokens,
  works,
} from '@dayloom/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { namedQueries } from '../named-queries.ts';
import { aGoal, aNote, aTask, aUser, aUserToken, aWork, meditationStatsFor } from '../records.ts';
import { watching } from './watching.ts';
import type { MakeWorld, World } from './world.ts';

const denied = { name: 'StoreError', code: 'permission-denied' };
const invalid = { name: 'StoreError', code: 'invalid' };
const placeholder = 'user' as UserId;

/** Texts of a given length: plain letters, and characters of two UTF-16 units each. */
const textsOf = (length: number) => ['a'.repeat(length), '🌱'.repeat(length / 2).padEnd(length, 'a')];

export function accessRulesContract(makeWorld: MakeWorld) {
  describe('access rules', () => {
    let world: World;
    let store: Store;
    beforeEach(async () => {
      world = await makeWorld();
      store = world.storeOf(world.ada);
    });
    afterEach(() => world.close());
    const refused = (changes: readonly Change[], why: object) =>
      expect(store.commit(changes)).rejects.toMatchObject(why);

    for (const name of Object.keys(namedQueries(placeholder, 'work')))
      it(`[DA18] ${name} of another user is denied, for every kind of query`, async () => {
        const asked = namedQueries(world.bob, 'work')[name]!;
        await expect(store.get(asked)).rejects.toMatchObject(denied);
        await expect(store.count(asked)).rejects.toMatchObject(denied);
        await expect(store.sum(asked, 'duration')).rejects.toMatchObject(denied);
        expect(await watching(store, asked).failure).toMatchObject(denied);
      });

    it('[AC1] an unknown collection is denied for reading and for writing', async () => {
      const unknown = {
        collection: 'secrets',
        owner: world.ada,
        filters: [],
        orders: [],
      } as unknown as Query<unknown>;
      await expect(store.get(unknown)).rejects.toMatchObject(denied);
      await refused([{ type: 'remove', collection: 'secrets', id: 'x' } as unknown as Change], denied);
    });

    it('[AC8] users and push tokens can be read only by the own id', async () => {
      await store.commit([add(users, aUser(world.ada)), add(userTokens, aUserToken(world.ada))]);
      expect(await read(store, profileOf(world.ada))).toEqual([aUser(world.ada)]);
      for (const name of ['users', 'userTokens'] as const) {
        await expect(store.get(query(name).ownedBy(world.ada))).rejects.toMatchObject(denied);
        await expect(store.get(query(name).ownedBy(world.ada).byId(world.bob))).rejects.toMatchObject(denied);
      }
      await refused([add(users, aUser(world.bob))], denied);
      await refused([patch('users', world.bob, { firstName: 'Eve' })], denied);
      await refused([remove('users', world.bob)], denied);
    });

    it('[DA29] the profile accepts a new name and number, and never another e-mail', async () => {
      await store.commit([add(users, aUser(world.ada))]);
      await store.commit([patch('users', world.ada, { firstName: '', mobileNo: '1' })]);
      expect(await read(store, profileOf(world.ada))).toEqual([
        aUser(world.ada, { firstName: '', mobileNo: '1' }),
      ]);
      await refused([patch('users', world.ada, { email: 'eve@example.com' })], denied);
    });

    it("[AC12] another account on this device neither sees nor changes a user's records", async () => {
      const work = aWork(world.ada);
      await store.commit([add(works, work)]);
      const other = world.storeOf(world.bob);
      expect(await read(other, worksOf(world.bob))).toEqual([]);
      expect(await read(other, workById(world.bob, work.id))).toEqual([]);
      await expect(other.commit([patch('works', work.id, { duration: 2 })])).rejects.toMatchObject({
        name: 'StoreError',
      });
      await other.commit([remove('works', work.id)]).catch(() => undefined);
      expect(await read(store, worksOf(world.ada))).toEqual([work]);
    });

    it('[AC3] a record with another user as owner is denied', async () => {
      await refused([add(works, aWork(world.bob))], denied);
      await refused([add(works, aWork(world.ada)), add(goals, aGoal(world.bob))], denied);
      expect(await read(store, worksOf(world.ada))).toEqual([]);
    });

    it('[AC4] owner, moment of creation and the work of a task never change', async () => {
      const [work, another] = [aWork(world.ada), aWork(world.ada)];
      const task = aTask(world.ada, { workId: work.id });
      await store.commit([add(works, work), add(works, another), add(tasks, task)]);
      await refused([patch('works', work.id, { userId: world.bob })], denied);
      await refused([patch('works', work.id, { createdAt: '2026-02-28T00:00:00.000Z' as Instant })], denied);
      await refused([patch('tasks', task.id, { workId: another.id })], denied);
      await store.commit([patch('tasks', task.id, { workId: work.id, title: 'Same work' })]);
      expect(await read(store, tasksOf(world.ada))).toEqual([{ ...task, title: 'Same work' }]);
    });

    it('[AC14] a task needs an existing own work, which the same commit may create', async () => {
      const work = aWork(world.ada);
      const task = aTask(world.ada, { workId: work.id });
      await refused([add(tasks, task)], denied);
      await store.commit([add(tasks, task), add(works, work)]);
      const late = aTask(world.ada, { workId: work.id });
      await refused([remove('works', work.id), add(tasks, late)], { code: 'parent-deleted' });
      expect(await countOf(store, worksOf(world.ada))).toBe(1);
      expect(await read(store, tasksOf(world.ada))).toEqual([task]);
    });

    it('[AC11] the three counters rise by one together, and in no other way', async () => {
      await store.commit([add(meditationStats, meditationStatsFor(world.ada))]);
      const by = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
      const { totalSessions: _left, ...two } = by;
      await refused([increment('meditationStats', world.ada, { ...by, currentStreak: 2 })], denied);
      await refused([increment('meditationStats', world.ada, two)], denied);
      await refused([patch('meditationStats', world.ada, { totalSessions: 2 })], denied);
      await refused([increment('meditationStats', world.bob, by)], denied);
      await store.commit([increment('meditationStats', world.ada, by)]);
      expect((await read(store, meditationStatsOf(world.ada)))[0]?.currentStreak).toBe(2);
    });

    it('[LM5] a title of 200 units is kept in full, emoji included, and one of 201 is rejected', async () => {
      for (const title of textsOf(limitOf(works, 'workTitle'))) {
        const goal = aGoal(world.ada, { title });
        await store.commit([add(goals, goal)]);
        expect(await read(store, query('goals').ownedBy(world.ada).byId(goal.id))).toEqual([goal]);
        await refused([add(goals, aGoal(world.ada, { title: `${title}a` }))], invalid);
        await refused([patch('goals', goal.id, { title: `${title}a` })], invalid);
      }
      expect(await countOf(store, goalsOf(world.ada))).toBe(2);
    });

    it('[AC7] descriptions and notes are kept at their limits, emoji included, and rejected over them', async () => {
      for (const description of textsOf(limitOf(works, 'description'))) {
        await store.commit([add(works, aWork(world.ada, { description }))]);
        await refused([add(works, aWork(world.ada, { description: `${description}a` }))], invalid);
      }
      for (const content of textsOf(limitOf(notes, 'content'))) {
        const note = aNote(world.ada, { content });
        await store.commit([add(notes, note)]);
        expect(await read(store, query('notes').ownedBy(world.ada).byId(note.id))).toEqual([note]);
        await refused([create('notes', 'long', { ...aNote(world.ada), content: `${content}a` })], invalid);
      }
    });
  });
}
