import { read } from '@dayloom/testing/contract';
import 'fake-indexeddb/auto';
import { query } from '@dayloom/data';
import { collectionNames, collectionOf, rewrittenFields } from '@dayloom/domain';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import saved from '../../../domain/src/records/frozen/0.1.json' with { type: 'json' };
import savedLater from '../../../domain/src/records/frozen/since-0.1.json' with { type: 'json' };
import { localWorld } from '../testing/local-world.ts';

const kinds: Readonly<Record<string, Readonly<Record<string, object>>>> = { ...saved, ...savedLater };

describe('a database of an earlier version', () => {
  for (const name of collectionNames.filter((kind) => collectionOf(kind).owner === 'userId'))
    it(`[OF9] lists its ${name}`, async () => {
      const world = localWorld(new IDBFactory());
      const stored = Object.entries(kinds[name] ?? {});
      for (const [id, fields] of stored) await world.seedRaw(world.ada, name, id, fields);
      const found = await read(world.storeOf(world.ada), query(name).ownedBy(world.ada));
      expect(found).toEqual(
        stored.map(([id, fields]) => ({
          id,
          ...fields,
          ...rewrittenFields(collectionOf(name), { ...fields }),
        })),
      );
      await world.close();
    });
});
