import { add } from '@dayloom/testing';
import { read, countOf } from '@dayloom/testing/contract';
import 'fake-indexeddb/auto';
import { type BrokenRecord, query, worksOf } from '@dayloom/data';
import { type CollectionName, collections, works } from '@dayloom/domain';
import { aWork, sampleRecords } from '@dayloom/testing';
import { commitAll } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { localWorld } from '../testing/local-world.ts';

const blobs: readonly unknown[] = [
  undefined,
  null,
  '',
  'null',
  '{"workTitle":"cut o',
  0,
  Number.NaN,
  true,
  [],
  [[]],
  {},
  { __proto__: null },
  JSON.parse('{"__proto__":{"userId":"eve"}}'),
  new Date(0),
  new Uint8Array(3),
  'x'.repeat(1_000_000),
  { userId: {}, createdAt: [], endDate: new Date(0), priority: { high: true } },
];

describe('damaged rows', () => {
  it('[OF9] whatever a row contains, every list of every kind still returns its intact records', async () => {
    const world = localWorld(new IDBFactory());
    const store = world.storeOf(world.ada);
    const samples = sampleRecords(world.ada);
    await commitAll(store, samples);
    const lists = samples.filter(({ kind }) => kind.owner === 'userId');
    for (const { kind } of lists)
      for (const [index, blob] of blobs.entries())
        await world.seedRaw(world.ada, kind.name as CollectionName, `damaged-${index}`, blob);
    let broken: readonly BrokenRecord[] = [];
    store.watchBroken((records) => (broken = records));
    for (const { kind, records } of lists) {
      const found = await read(store, query(kind.name as CollectionName).ownedBy(world.ada));
      expect(found.map(({ id }) => id)).toEqual(records.map(({ id }) => id).toSorted());
    }
    expect(broken).toHaveLength(blobs.length * lists.length);
    expect((await read(store, worksOf(world.ada))).length).toBe(14);
    await world.close();
  });

  it('[OF9] damaged rows can all be removed', async () => {
    const world = localWorld(new IDBFactory());
    const store = world.storeOf(world.ada);
    for (const [index, blob] of blobs.entries())
      await world.seedRaw(world.ada, 'works', `damaged-${index}`, blob);
    await store.commit(
      blobs.map((_, index) => ({
        type: 'remove',
        collection: collections.works.name,
        id: `damaged-${index}`,
      })),
    );
    await store.commit([add(works, aWork(world.ada))]);
    expect(await countOf(store, worksOf(world.ada))).toBe(1);
    await world.close();
  });
});
