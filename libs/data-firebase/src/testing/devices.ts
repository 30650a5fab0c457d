import type { Store } from '@dayloom/data';
import { openMirror } from '@dayloom/data-local';
import type { Clock, CollectionName, UserId } from '@dayloom/domain';
import type { World } from '@dayloom/testing/contract';
import { openFirebaseStore } from '../firebase-store.ts';
import type { Network } from '../sync/conditions.ts';
import { memoryServer, type MemoryServer } from './memory-server.ts';

export const fixedClock: Clock = { now: () => new Date('2026-03-20T12:00:00.000Z') };

/** A network that a test switches. */
export function testNetwork(): Network & { set(online: boolean): void } {
  const listeners = new Set<() => void>();
  let online = true;
  return {
    isOnline: () => online,
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      online = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

/** One browser profile of one user: every call of `open` is one more tab. */
export interface Device {
  readonly network: ReturnType<typeof testNetwork>;
  open(): Store;
  close(): void;
}

interface DeviceOptions {
  readonly server: MemoryServer;
  readonly user: UserId;
  readonly indexedDB: IDBFactory;
  readonly isSessionAlive?: () => Promise<boolean>;
}

let worlds = 0;

export function device({ server, user, indexedDB, isSessionAlive }: DeviceOptions): Device {
  const network = testNetwork();
  const stores = new Set<Store>();
  return {
    network,
    open() {
      const store = openFirebaseStore({
        user,
        mirror: openMirror(user, { clock: fixedClock, newId: () => `id-${++worlds}`, indexedDB }),
        remote: () => Promise.resolve(server.remote),
        network,
        clock: fixedClock,
        locks: undefined,
        isSessionAlive: isSessionAlive ?? (() => Promise.resolve(true)),
        watchSession: () => () => undefined,
      });
      stores.add(store);
      return store;
    },
    close() {
      for (const store of stores) store.close();
    },
  };
}

/** Two users over one server in memory, as the store contract wants them. */
export function memoryWorld(indexedDB: IDBFactory): World & { readonly server: MemoryServer } {
  const world = ++worlds;
  const server = memoryServer();
  const devices = new Map<UserId, Device>();
  const deviceOf = (user: UserId) => {
    const known = devices.get(user) ?? device({ server, user, indexedDB });
    devices.set(user, known);
    return known;
  };
  return {
    server,
    ada: `ada-${world}` as UserId,
    bob: `bob-${world}` as UserId,
    storeOf: (user) => deviceOf(user).open(),
    seedRaw(_user: UserId, collection: CollectionName, id: string, fields: unknown) {
      server.put(collection, id, fields as never);
      return Promise.resolve();
    },
    close() {
      for (const one of devices.values()) one.close();
      return Promise.resolve();
    },
  };
}
