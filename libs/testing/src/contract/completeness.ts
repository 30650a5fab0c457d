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

/** A work of one day: a count of such works and the sum of their durations are the same number. */
export const aDaysWork = (user: UserId) => aWork(user, { duration: 1 });

/** What a watch tells at once. */
const first = <T>(
  watch: (next: (answer: T) => void, fail: (error: StoreError) => void) => () => void,
): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const stop = watch((answer) => {
      resolve(answer);
      queueMicrotask(() => stop());
    }, reject);
  });

/** What a store says of a user's days' works, in every way in which it can be asked. */
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

/** The same, where every way of asking gets one answer. */
export const saidByAll = (total: Total): readonly Said[] => questions.map((asked) => ({ asked, ...total }));

/** Resolves once a watch says that this device holds all works of the user. */
export const untilComplete = (store: Store, user: UserId): Promise<void> =>
  new Promise((resolve, reject) => {
    store.watch(worksOf(user), ({ isComplete }) => isComplete && resolve(), reject);
  });

/** Where a device holds everything, each way of asking says so: what it says before is each backend's own. */
export function completenessContract(makeWorld: MakeWorld) {
  describe('completeness', () => {
    let world: World;
    let store: Store;
    beforeEach(async () => {
      world = await makeWorld();
      store = world.storeOf(world.ada);
    });
    afterEach(() => world.close());

    it('[DA35] an account without records is told as complete', async () => {
      await untilComplete(store, world.ada);
      expect(await saidOfWorks(store, world.ada)).toEqual(saidByAll({ value: 0, isComplete: true }));
    });

    it('[DA35] answers stay complete when records come, in this tab and in another', async () => {
      await untilComplete(store, world.ada);
      await store.commit([add(works, aDaysWork(world.ada)), add(works, aDaysWork(world.ada))]);
      for (const tab of [store, world.storeOf(world.ada)])
        expect(await saidOfWorks(tab, world.ada)).toEqual(saidByAll({ value: 2, isComplete: true }));
    });
  });
}
