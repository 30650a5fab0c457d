import { type Change, isStoreError, type Query, type Store } from '@dayloom/data';
import { isCollectionName, type UserId } from '@dayloom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessCase } from '../access-cases/access-case.ts';
import { accessCases } from '../access-cases/access-cases.ts';
import type { MakeWorld, World } from './world.ts';

const codeOf = (error: unknown) => (isStoreError(error) ? error.code : error);

/** What a user can read of all records that some changes affect. */
async function seen(store: Store, owner: UserId, changes: readonly Change[]) {
  const refs = [...new Map(changes.map((change) => [`${change.collection}/${change.id}`, change])).values()];
  const queries = refs
    .filter(({ collection }) => isCollectionName(collection))
    .map(({ collection, id }): Query<unknown> => ({ collection, owner, id, filters: [], orders: [] }));
  return Promise.all(queries.map((query) => store.get(query).catch(codeOf)));
}

/** Removes and purges everything that the case may have left, in one commit. */
const cleanUp = (store: Store, { stored, changes, legal }: AccessCase) => {
  const refs = [...stored, ...(legal ? changes : [])].map(({ collection, id }) => ({ collection, id }));
  return store.commit([
    ...refs.map((ref): Change => ({ type: 'remove', ...ref })),
    ...refs.map((ref): Change => ({ type: 'purge', ...ref })),
  ]);
};

/** Every legal commit is accepted, and every hostile one rejected without effects. */
export function accessContract(
  name: string,
  makeWorld: MakeWorld,
  users: { readonly user: UserId; readonly other: UserId },
) {
  describe(`access: ${name}`, () => {
    let world: World;
    let store: Store;
    beforeAll(async () => {
      world = await makeWorld();
      store = world.storeOf(users.user);
    });
    afterAll(() => world.close());

    for (const one of accessCases(users))
      it(`[AC12] ${one.legal ? 'allows' : 'rejects'} ${one.name}`, async () => {
        try {
          for (const change of one.stored) await store.commit([change]);
          if (one.legal) {
            expect(await store.commit(one.changes)).toMatchObject({ changes: one.changes.length });
            return;
          }
          const before = await seen(store, users.user, one.changes);
          const outcome = await store.commit(one.changes).then(() => 'written', codeOf);
          expect(['permission-denied', 'invalid', 'not-found', 'parent-deleted']).toContain(outcome);
          expect(await seen(store, users.user, one.changes)).toEqual(before);
        } finally {
          await cleanUp(store, one);
        }
      });
  });
}
