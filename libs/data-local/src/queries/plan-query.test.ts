import { add } from '@dayloom/testing';
import { read } from '@dayloom/testing/contract';
import 'fake-indexeddb/auto';
import { readdir } from 'node:fs/promises';
import { indexes, type Order, type Query, query, whyQueryDenied } from '@dayloom/data';
import * as data from '@dayloom/data';
import { type Instant, type PlanDay, tasks, type UserId, works } from '@dayloom/domain';
import { answerByHand, aTask, aWork, namedQueries } from '@dayloom/testing';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { localWorld } from '../testing/local-world.ts';
import { planQuery } from './plan-query.ts';

const user = 'ada' as UserId;
const named = namedQueries(user, 'work-1');
const queryFolder = new URL('../../../data/src/queries/', import.meta.url);

async function exportedQueries(): Promise<string[]> {
  const files = (await readdir(queryFolder)).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  );
  const modules = await Promise.all(
    files.map(async (file): Promise<object> => import(new URL(file, queryFolder).href)),
  );
  return modules.flatMap((module) => Object.keys(module)).toSorted();
}

describe('the queries of the product', () => {
  it('[DA18] are all exported, listed and tested', async () => {
    expect(Object.keys(named).toSorted()).toEqual(await exportedQueries());
    expect(Object.keys(named).filter((name) => !(name in data))).toEqual([]);
  });

  for (const [name, asked] of Object.entries(named))
    it(`[DA18] ${name} has an index and names its owner`, () => {
      expect(asked.owner).toBe(user);
      expect(whyQueryDenied(asked, user)).toBeUndefined();
      expect(planQuery(asked).by).not.toBe('nothing');
    });

  it('[DA19] a list with a limit is read from an index that sorts exactly as asked', () => {
    const limited = Object.entries(named).filter(
      ([, asked]) => asked.orders.length > 0 && asked.limit === undefined,
    );
    const unserved = limited.filter(([, asked]) => {
      const width = new Set([...asked.filters, ...asked.orders].map(({ field }) => field)).size;
      return !indexes[asked.collection].some((fields) => fields.length === width);
    });
    // These are only counted, never listed in pages.
    expect(
      unserved.map(([name]) => name).filter((name) => !['tasksAfter', 'tasksBefore'].includes(name)),
    ).toEqual([]);
  });
});

const dayArbitrary = fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-03').map((day) => day as PlanDay);
const momentArbitrary = dayArbitrary.map((day) => `${day}T10:00:00.000Z` as Instant);
const taskArbitrary = fc.record(
  {
    workId: fc.constantFrom('w1', 'w2'),
    date: dayArbitrary,
    completed: fc.boolean(),
    repeatDay: dayArbitrary,
    createdAt: momentArbitrary,
  },
  { requiredKeys: ['workId', 'date', 'completed', 'createdAt'] },
);
const filterArbitrary = fc.oneof(
  fc.constant({ field: 'workId', is: '==' as const, value: 'w1' }),
  fc.record({
    field: fc.constantFrom('date', 'repeatDay'),
    is: fc.constantFrom('==' as const, '<' as const, '<=' as const, '>' as const, '>=' as const),
    value: dayArbitrary,
  }),
  fc.record({
    field: fc.constant('createdAt'),
    is: fc.constantFrom('<' as const, '>=' as const),
    value: momentArbitrary,
  }),
  fc.record({ field: fc.constant('completed'), is: fc.constant('==' as const), value: fc.boolean() }),
);
const queryArbitrary = fc
  .record({
    filters: fc.uniqueArray(filterArbitrary, { maxLength: 3, selector: ({ field, is }) => `${field}${is}` }),
    orders: fc.uniqueArray(
      fc.record({
        field: fc.constantFrom('createdAt', 'date', 'repeatDay'),
        direction: fc.constantFrom<Order['direction']>('asc', 'desc'),
      }),
      { maxLength: 2, selector: ({ field }) => field },
    ),
    limit: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
  })
  .map(({ limit, ...rest }): Omit<Query<unknown>, 'owner'> => ({
    collection: 'tasks',
    ...rest,
    ...(limit === undefined ? {} : { limit }),
  }));

describe('planned queries', () => {
  it('[DA2] return the same as filtering and sorting by hand', async () => {
    let served = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(taskArbitrary, { maxLength: 20 }),
        fc.array(queryArbitrary, { minLength: 12, maxLength: 12 }),
        async (drafts, asked) => {
          const world = localWorld(new IDBFactory());
          const store = world.storeOf(world.ada);
          const records = drafts.map((draft) =>
            aTask(world.ada, { ...draft, ...('repeatDay' in draft && { repeat: 'series' }) }),
          );
          const parents = ['w1', 'w2'].map((id) => add(works, aWork(world.ada, { id })));
          await store.commit([...parents, ...records.map((task) => add(tasks, task))]);
          for (const parts of asked) {
            const one: Query<unknown> = { ...parts, owner: world.ada };
            const answer = await read(store, one).catch((error: unknown) => error);
            if (!Array.isArray(answer)) {
              expect(answer).toMatchObject({ code: 'no-index' });
              continue;
            }
            served += 1;
            expect(answer).toEqual(
              answerByHand(
                one,
                records.map((task) => ({ ...task })),
              ),
            );
          }
          await world.close();
        },
      ),
      { numRuns: 40, seed: 20_261_122 },
    );
    expect(served).toBeGreaterThan(60);
  });

  it('[DA19] read a sparse index only where no record without its field is asked for', () => {
    const byDay = query('tasks').ownedBy(user).where('completed', '==', true).orderBy('repeatDay');
    expect(() => planQuery(byDay)).toThrow(expect.objectContaining({ code: 'no-index' }));
    expect(planQuery(byDay.where('repeatDay', '>=', '2026-03-02' as PlanDay)).by).toBe('index');
    const sessions = query('timerHistory').ownedBy(user).where('type', '==', 'focus');
    const byTask = sessions.orderBy('taskId').orderBy('createdAt');
    expect(() => planQuery(byTask)).toThrow(expect.objectContaining({ code: 'no-index' }));
    expect(planQuery(byTask.where('taskId', '>', '').first(1)).by).toBe('index');
  });

  it('[DA19] use an index with further fields for a whole list, but not with a limit', () => {
    const asked = query('tasks').ownedBy(user).where('workId', '==', 'w1').orderBy('date');
    expect(planQuery(asked)).toMatchObject({ by: 'index', sortBy: ['date'] });
    expect(() => planQuery(asked.first(3))).toThrow(expect.objectContaining({ code: 'no-index' }));
  });
});
