import { read, countOf, sumOf } from './read.ts';
import { commitAll } from './commit-all.ts';
import {
  create,
  notesOf,
  type Query,
  query,
  remove,
  restore,
  sessionsOf,
  type Store,
  tasksOfDay,
  worksOf,
} from '@dayloom/data';
import type { Instant, PlanDay, UserId } from '@dayloom/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerByHand, type AnyRecord } from '../answer-by-hand.ts';
import { namedQueries } from '../named-queries.ts';
import { aNote, aWork } from '../records.ts';
import { type Sample, sampleRecords } from '../sample-records.ts';
import type { MakeWorld, World } from './world.ts';

const noRecords: readonly AnyRecord[] = [];
const placeholder = 'user' as UserId;

export function readingContract(makeWorld: MakeWorld) {
  describe('reading', () => {
    let world: World;
    let store: Store;
    let samples: readonly [Sample, ...Sample[]];
    const recordsOf = (collection: string) =>
      samples.find(({ kind }) => kind.name === collection)?.records ?? noRecords;
    const workId = () => samples[0].records[0]?.id ?? '';

    beforeEach(async () => {
      world = await makeWorld();
      store = world.storeOf(world.ada);
      samples = sampleRecords(world.ada);
      await commitAll(store, samples);
      await commitAll(world.storeOf(world.bob), sampleRecords(world.bob));
    });
    afterEach(() => world.close());

    for (const name of Object.keys(namedQueries(placeholder, 'work')))
      it(`[DA2] ${name} answers exactly the own records that match, in order, ties by id`, async () => {
        const asked = namedQueries(world.ada, workId())[name]!;
        const expected = answerByHand(asked, recordsOf(asked.collection));
        expect(expected.length).toBeGreaterThan(0);
        expect(await read(store, asked)).toEqual(expected);
        expect(await countOf(store, asked)).toBe(expected.length);
      });

    it('[TR4] no list, count or sum contains deleted records, and all of them do after restoring', async () => {
      const asked = Object.entries(namedQueries(world.ada, workId()));
      const counts = async () =>
        Promise.all(asked.map(async ([name, one]) => `${name} ${await countOf(store, one)}`));
      const before = await counts();
      // Children are restored with their parents, and must not be restored before them.
      const kinds = samples.filter(({ kind }) => !kind.parent);
      const orphans = samples.flatMap(({ kind, records }) =>
        records.flatMap((one) => (kind.parent && !one[kind.parent.field] ? [[kind, one.id] as const] : [])),
      );
      const own = kinds.flatMap(({ kind, records }) => records.map(({ id }) => [kind, id] as const));
      await store.commit([...own, ...orphans].map(([kind, id]) => remove(kind.name, id)));
      for (const [name, one] of asked) {
        expect([name, await read(store, one)]).toEqual([name, []]);
        expect([name, await countOf(store, one)]).toEqual([name, 0]);
      }
      expect(await sumOf(store, sessionsOf(world.ada), 'duration')).toBe(0);
      await store.commit([...own, ...orphans].map(([kind, id]) => restore(kind.name, id)));
      expect(await counts()).toEqual(before);
    });

    it('[DA19] a limit returns the first records of the order, newest first with ties by descending id', async () => {
      for (const limit of [1, 5, 13, 14, 50])
        expect(await read(store, worksOf(world.ada).first(limit))).toEqual(
          answerByHand(worksOf(world.ada).first(limit), recordsOf('works')),
        );
    });

    it('[WD6] a limit returns the first records of the order, oldest first with ties by ascending id', async () => {
      const asked = tasksOfDay(world.ada, workId(), '2026-03-05' as PlanDay).first(2);
      expect(await read(store, asked)).toEqual(answerByHand(asked, recordsOf('tasks')));
    });

    it('[DA19] a count ignores limit and order', async () => {
      expect(await countOf(store, worksOf(world.ada).first(3))).toBe(14);
    });

    it('[DA35] a sum adds up one field of all matching records', async () => {
      const focus = sessionsOf(world.ada).where('type', '==', 'focus');
      const expected = answerByHand(focus, recordsOf('timerHistory')).map(({ duration }) => Number(duration));
      expect(await sumOf(store, focus, 'duration')).toBe(expected.reduce((sum, next) => sum + next, 0));
    });

    it('[DA19] a count and a sum of one record by its id include only that record', async () => {
      const asked = query('works').ownedBy(world.ada).byId(workId());
      expect(await countOf(store, asked)).toBe(1);
      expect(await sumOf(store, asked, 'duration')).toBe(7);
      expect(await countOf(store, query('works').ownedBy(world.ada).byId('nothing'))).toBe(0);
    });

    it('[DA18] all comparisons of a range include or exclude its ends', async () => {
      const end = '2026-03-05' as PlanDay;
      for (const is of ['<', '<=', '>', '>='] as const) {
        const asked = query('works').ownedBy(world.ada).where('endDate', is, end).orderBy('endDate', 'desc');
        expect(await read(store, asked)).toEqual(answerByHand(asked, recordsOf('works')));
        expect(await countOf(store, asked)).toBe(answerByHand(asked, recordsOf('works')).length);
      }
    });

    it('[DA18] contradictory ranges return nothing', async () => {
      const day = '2026-03-05' as PlanDay;
      const asked = query('works').ownedBy(world.ada).where('endDate', '>', day).where('endDate', '<', day);
      expect(await read(store, asked)).toEqual([]);
      expect(await countOf(store, asked)).toBe(0);
      expect(await sumOf(store, asked, 'duration')).toBe(0);
    });

    it('[DA22] two fields can order a list, such as day and start time', async () => {
      const asked = namedQueries(world.ada, workId())['activitiesOfDay']!;
      const { filters: _filters, ...rest } = asked;
      const ahead = {
        ...rest,
        filters: [{ field: 'date', is: '>=', value: '2026-03-04' }],
        orders: [
          { field: 'date', direction: 'asc' },
          { field: 'startTime', direction: 'asc' },
        ],
        limit: 5,
      } as const;
      expect(await read(store, ahead)).toEqual(answerByHand(ahead, recordsOf('schedules')));
    });

    it('[DA19] a query without an index is rejected instead of reading everything', async () => {
      const unserved: readonly Query<unknown>[] = [
        query('works').ownedBy(world.ada).where('workTitle', '==', 'Paint the fence'),
        query('works').ownedBy(world.ada).orderBy('priority').first(3),
        query('works')
          .ownedBy(world.ada)
          .where('endDate', '>', '2026-03-05' as PlanDay)
          .orderBy('createdAt'),
        query('works').ownedBy(world.ada).where('priority', '==', 'low').where('priority', '==', 'high'),
        query('tasks').ownedBy(world.ada).where('title', '==', 'Buy paint'),
      ];
      for (const asked of unserved)
        await expect(store.get(asked)).rejects.toMatchObject({ name: 'StoreError', code: 'no-index' });
    });

    it('[DA12] optional fields are read as they were written, present or absent', async () => {
      const plain = aNote(world.ada, { createdAt: '2026-03-11T08:00:00.000Z' as Instant });
      const edited = aNote(world.ada, {
        createdAt: '2026-03-12T08:00:00.000Z' as Instant,
        updatedAt: '2026-03-13T08:00:00.000Z' as Instant,
      });
      const { id: plainId, ...plainFields } = plain;
      const { id: editedId, ...editedFields } = edited;
      await store.commit([create('notes', plainId, plainFields), create('notes', editedId, editedFields)]);
      const [first, second] = await read(store, notesOf(world.ada).first(2));
      expect(first).toEqual(edited);
      expect(second).toEqual(plain);
      expect(second && 'updatedAt' in second).toBe(false);
    });

    it('[OF10] a closed store answers nothing more', async () => {
      store.close();
      const { id, ...fields } = aWork(world.ada);
      const closed = { name: 'StoreError', code: 'closed' };
      await expect(store.get(worksOf(world.ada))).rejects.toMatchObject(closed);
      await expect(store.count(worksOf(world.ada))).rejects.toMatchObject(closed);
      await expect(store.sum(worksOf(world.ada), 'duration')).rejects.toMatchObject(closed);
      await expect(store.commit([create('works', id, fields)])).rejects.toMatchObject(closed);
    });
  });
}
