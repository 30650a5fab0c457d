import { type Answer, type Store, type StoreError, type Total, worksOf } from '@dayloom/data';
import { type UserId, works } from '@dayloom/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add } from '../add.ts';
import { aWork } from '../records.ts';
import type { MakeWorld, World } from './world.ts';

const questions = ['get', 'count', 'sum', 'watch', 'watched count', 'watched sum'] as const;

interface Said {
  readonly asked: (typeof questions)[number];
  readonly value: number;
  readonly isComplete: boolean;
}

/** A work of one day, so that the count and the sum of the durations of such works are equal. */
export const aDaysWork = (user: UserId) => aWork(user, { duration: 1 });

/** The first answer of a watch. */
const first = <T>(
  watch: (next: (answer: T) => void, fail: (error: StoreError) => void) => () => void,
): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const stop = watch((answer) => {
      resolve(answer);
      queueMicrotask(() => stop());
    }, reject);
  });

/** What a store answers about the works of a user, for every kind of query. */
export async function saidOfWorks(store: Store, user: UserId): Promise<readonly Said[]> {
  const query = worksOf(user);
  const size = async (answer: Promise<Answer<unknown>>): Promise<Total> => {
    const { records, isComplete } = await answer;
    return { value: records.length, isComplete };
  };
  const totals = await Promise.all([
    size(store.get(query)),
    store.count(query),
    store.sum(query, 'duration'),
    size(first((next, fail) => store.watch(query, next, fail))),
    first<Total>((next, fail) => store.watchTotal({ query }, next, fail)),
    first<Total>((next, fail) => store.watchTotal({ query, sumOf: 'duration' }, next, fail)),
  ]);
  return questions.map((asked, index) => ({ asked, ...totals[index]! }));
}

/** The same answer for every kind of query. */
export const saidByAll = (total: Total): readonly Said[] => questions.map((asked) => ({ asked, ...total }));

/** Resolves when a watch reports that this device has all works of the user. */
export const untilComplete = (store: Store, user: UserId): Promise<void> =>
  new Promise((resolve, reject) => {
    store.watch(worksOf(user), ({ isComplete }) => isComplete && resolve(), reject);
  });

/** When a device has everything, each kind of query reports it. Earlier answers depend on the backend. */
export function completenessContract(makeWorld: MakeWorld) {
  describe('completeness', () => {
    let world: World;
    let store: Store;
    beforeEach(async () => {
      world = await makeWorld();
      store = world.storeOf(world.ada);
    });
    afterEach(() => world.close());

    it('[DA35] an account without records is complete', async () => {
      await untilComplete(store, world.ada);
      expect(await saidOfWorks(store, world.ada)).toEqual(saidByAll({ value: 0, isComplete: true }));
    });

    it('[DA35] answers stay complete when records are added, in this tab and in another', async () => {
      await untilComplete(store, world.ada);
      await store.commit([add(works, aDaysWork(world.ada)), add(works, aDaysWork(world.ada))]);
      for (const tab of [store, world.storeOf(world.ada)])
        expect(await saidOfWorks(tab, world.ada)).toEqual(saidByAll({ value: 2, isComplete: true }));
    });
  });
}
