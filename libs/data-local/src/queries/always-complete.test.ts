import 'fake-indexeddb/auto';
import { works } from '@dayloom/domain';
import { add } from '@dayloom/testing';
import { aDaysWork, saidByAll, saidOfWorks } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { localWorld } from '../testing/local-world.ts';

it('[DA35] without a server, the first answers and all later ones are complete', async () => {
  const world = localWorld(new IDBFactory());
  const store = world.storeOf(world.ada);
  expect(await saidOfWorks(store, world.ada)).toEqual(saidByAll({ value: 0, isComplete: true }));
  await store.commit([add(works, aDaysWork(world.ada))]);
  expect(await saidOfWorks(store, world.ada)).toEqual(saidByAll({ value: 1, isComplete: true }));
  await world.close();
});
