import { read } from '@dayloom/testing/contract';
import 'fake-indexeddb/auto';
import { goalsOf, query, worksOf } from '@dayloom/data';
import { works } from '@dayloom/domain';
import { add, aWork } from '@dayloom/testing';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import { localWorld } from '../testing/local-world.ts';

afterEach(() => vi.restoreAllMocks());

/** A store with one work, and a spy on the transactions that start afterwards. */
async function storeWithWork() {
  const world = localWorld(new IDBFactory());
  const store = world.storeOf(world.ada);
  await store.commit([add(works, aWork(world.ada, { id: 'w1' }))]);
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
  return { store, owner: world.ada, begun, close: () => world.close() };
}

it('[DA2] all reads that a screen requests in one turn share one transaction', async () => {
  const { store, owner, begun, close } = await storeWithWork();
  const [list, count] = await Promise.all([read(store, worksOf(owner)), store.count(worksOf(owner))]);
  expect([list.length, count.value]).toEqual([1, 1]);
  expect(begun).toHaveBeenCalledOnce();
  await close();
});

it('[HM14] if the browser cannot read one kind of record, the other reads of the turn still succeed', async () => {
  const { store, owner, close } = await storeWithWork();
  const objectStore = IDBTransaction.prototype.objectStore;
  vi.spyOn(IDBTransaction.prototype, 'objectStore').mockImplementation(function (this: IDBTransaction, name) {
    if (name === 'goals') throw new DOMException('Internal error', 'UnknownError');
    return objectStore.call(this, name);
  });
  const [goals, list] = await Promise.allSettled([read(store, goalsOf(owner)), read(store, worksOf(owner))]);
  expect(goals).toMatchObject({ status: 'rejected', reason: { code: 'storage-blocked' } });
  expect(list).toMatchObject({ status: 'fulfilled', value: [{ id: 'w1' }] });
  await close();
});

it('[DA2] a failed read does not fail the other reads of its turn', async () => {
  const { store, owner, close } = await storeWithWork();
  const withoutIndex = query('works').ownedBy(owner).where('description', '==', 'Two coats');
  const [refused, list] = await Promise.allSettled([read(store, withoutIndex), read(store, worksOf(owner))]);
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'no-index' } });
  expect(list).toMatchObject({ status: 'fulfilled', value: [{ id: 'w1' }] });
  await close();
});
