import { type Store, type SyncState, worksOf } from '@dayloom/data';
import { openReplica } from '@dayloom/data-local';
import type { Clock, UserId } from '@dayloom/domain';
import { expect } from 'vitest';
import * as engine from '../store/engine.ts';
import { openSyncedStore, type SyncedStoreOptions } from '../store/synced-store.ts';
import type { MemoryServer } from './memory-server.ts';
import { testClock, testTimers } from './test-clock.ts';
import { testNetwork } from './test-network.ts';

/** One browser profile of one user. Each call of `open` opens another tab. */
export interface Device {
  readonly network: ReturnType<typeof testNetwork>;
  readonly clock: ReturnType<typeof testClock>;
  readonly timers: ReturnType<typeof testTimers>;
  readonly indexedDB: IDBFactory;
  open(options?: Partial<SyncedStoreOptions>): Store;
  close(): void;
}

interface DeviceOptions {
  readonly server: MemoryServer;
  readonly user: UserId;
  readonly indexedDB: IDBFactory;
}

let ids = 0;

export function device({ server, user, indexedDB }: DeviceOptions): Device {
  const network = testNetwork();
  const clock = testClock();
  const timers = testTimers(clock);
  const stores = new Set<Store>();
  const newId = () => `id${++ids}`;
  return {
    network,
    clock,
    timers,
    indexedDB,
    open(options = {}) {
      const store = openSyncedStore({
        user,
        database: (onCommit) => openReplica(user, { clock, newId, indexedDB }, onCommit),
        remote: () => Promise.resolve(server.remoteOf(user)),
        network,
        clock,
        timers,
        newId,
        locks: undefined,
        isSessionAlive: () => Promise.resolve(true),
        watchSession: () => () => undefined,
        engine: () => Promise.resolve(engine),
        ...options,
      });
      stores.add(store);
      clocks.set(store, clock);
      return store;
    },
    close() {
      for (const store of stores) store.close();
    },
  };
}

/** Resolves with the first state that matches. */
export const stateWhere = (store: Store, fits: (state: SyncState) => boolean): Promise<SyncState> =>
  new Promise((resolve) => {
    const stop = store.sync?.watch((state) => {
      if (!fits(state)) return;
      resolve(state);
      queueMicrotask(() => stop?.());
    });
  });

const clocks = new WeakMap<Store, Clock>();

/** The rejected commits, once this many are listed. */
export const refusedBy = async (store: Store, count = 1) =>
  (await stateWhere(store, ({ refused }) => refused.length === count)).refused;

/** Resolves when this device has everything from the server and no pending changes. */
export const synced = (store: Store): Promise<SyncState> => {
  const now = clocks.get(store)?.now().toISOString() ?? '';
  return stateWhere(store, ({ phase, asOf }) => phase === 'saved' && asOf !== undefined && asOf >= now);
};

/** Waits for an expectation, with a timeout for a busy machine. */
export const expectSoon = <T>(value: () => T) => expect.poll(value, { timeout: 15_000 });

/** Advances the time of a device second by second until the promise is done. */
export async function passing<T>({ timers }: Device, happening: Promise<T>): Promise<T> {
  const controller = new AbortController();
  const end = () => controller.abort();
  happening.then(end, end);
  while (!controller.signal.aborted) {
    timers.advance(1_000);
    await new Promise<void>((next) => void setImmediate(next));
  }
  return happening;
}

/** Resolves when the server has accepted everything. */
export async function sent(store: Store): Promise<void> {
  while ((await store.sync?.unsent()) !== 0) await stateWhere(store, ({ waiting }) => waiting === 0);
}

export const titlesOf = async (store: Store, user: UserId): Promise<string[]> =>
  (await store.get(worksOf(user))).records.map(({ workTitle }) => workTitle).toSorted();

/** The fields of a record from a builder. */
export const fieldsOf = ({ id: _id, ...fields }: { readonly id: string }) => fields as never;
