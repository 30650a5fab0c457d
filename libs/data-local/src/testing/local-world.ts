import type { Backend, Store } from '@dayloom/data';
import type { Clock, CollectionName, UserId } from '@dayloom/domain';
import type { World } from '@dayloom/testing/contract';
import { unwrap } from 'idb';
import { connectionTo } from '../connection/connection.ts';
import { rowOf } from '../database/record-rows.ts';
import { embeddedDatabaseOf } from '../database/schema.ts';
import { totalsStore } from '../database/stores.ts';
import { upgradeRows } from '../database/upgrade-rows.ts';
import { localBackend } from '../local-backend.ts';

export const fixedClock: Clock = { now: () => new Date('2026-03-20T12:00:00.000Z') };

/** A first screen that is never shown, so that tidying never runs: nothing happens except what a test does. */
export const neverShown = new Promise<void>(() => undefined);

let worlds = 0;

export interface LocalWorld extends World {
  readonly backend: Backend;
  readonly indexedDB: IDBFactory;
}

/** The embedded backend over the given factory, with users of its own. */
export function localWorld(indexedDB: IDBFactory): LocalWorld {
  const world = ++worlds;
  let ids = 0;
  const newId = () => `id-${world}-${++ids}`;
  const backend = localBackend({ clock: fixedClock, newId, indexedDB, firstScreen: neverShown });
  const stores = new Set<Store>();
  return {
    backend,
    indexedDB,
    ada: `ada-${world}` as UserId,
    bob: `bob-${world}` as UserId,
    storeOf(id: UserId) {
      const store = backend.openStore({ id, email: 'ada@example.com' });
      stores.add(store);
      return store;
    },
    async seedRaw(user: UserId, collection: CollectionName, id: string, fields: unknown) {
      const connection = connectionTo(embeddedDatabaseOf(user), () => indexedDB);
      await connection.run([collection, totalsStore], 'readwrite', async (transaction) => {
        unwrap(transaction)
          .objectStore(collection)
          .put(rowOf(collection, id, { fields }));
        await upgradeRows(transaction, collection);
      });
      connection.close();
    },
    async close() {
      for (const store of stores) store.close();
    },
  };
}
