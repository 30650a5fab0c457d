import { type Store, type SyncState, worksOf } from '@dayloom/data';
import { openReplica } from '@dayloom/data-local';
import type { Clock, UserId } from '@dayloom/domain';
import { expect } from 'vitest';
import type { Network } from '../connection-status.ts';
import * as engine from '../engine.ts';
import { openSyncedStore, type SyncedStoreOptions } from '../synced-store.ts';
import type { Timers } from '../timers.ts';
import type { MemoryServer } from './memory-server.ts';

/** A clock that a test moves. */
export function testClock(start = '2026-03-20T12:00:00.000Z'): Clock & { move(milliseconds: number): void } {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    move(milliseconds) {
      now += milliseconds;
    },
  };
}

export interface TestTimers extends Timers {
  advance(milliseconds: number): void;
  /** How much has passed, in milliseconds. */
  time(): number;
}

/** Timers that run when a test says so, in their order. */
export function testTimers(clock: ReturnType<typeof testClock>): TestTimers {
  let time = 0;
  const waiting = new Set<{ readonly at: number; readonly work: () => void }>();
  return {
    time: () => time,
    after(milliseconds, work) {
      const timer = { at: time + milliseconds, work };
      waiting.add(timer);
      return () => void waiting.delete(timer);
    },
    advance(milliseconds) {
      const end = time + milliseconds;
      clock.move(milliseconds);
      for (;;) {
        const [next] = [...waiting].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        waiting.delete(next);
        time = next.at;
        next.work();
      }
      time = end;
    },
  };
}

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
        database: (alongside) => openReplica(user, { clock, newId, indexedDB }, alongside),
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

/** What a test database holds, as a backup of the browser profile would. */
export type Backup = ReadonlyMap<string, readonly unknown[]>;

const opened = (indexedDB: IDBFactory, name: string) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('It did not open')));
  });
const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));

const nameOf = (user: UserId) => `dayloom-replica-${user}`;

export async function backUp({ indexedDB }: Device, user: UserId): Promise<Backup> {
  const database = await opened(indexedDB, nameOf(user));
  const names = [...database.objectStoreNames];
  const stores = database.transaction(names);
  const rows = await Promise.all(
    names.map(async (name) => [name, await answered(stores.objectStore(name).getAll())] as const),
  );
  database.close();
  return new Map(rows);
}

/** Puts a backup in the place of what a device holds; its database must exist and be closed. */
export async function putBack({ indexedDB }: Device, user: UserId, backup: Backup): Promise<void> {
  const database = await opened(indexedDB, nameOf(user));
  const stores = database.transaction([...backup.keys()], 'readwrite');
  const done = new Promise<void>((resolve) => stores.addEventListener('complete', () => resolve()));
  for (const [name, rows] of backup) {
    stores.objectStore(name).clear();
    for (const row of rows) stores.objectStore(name).put(row);
  }
  await done;
  database.close();
}

/** Resolves with the first state that fits. */
export const stateWhere = (store: Store, fits: (state: SyncState) => boolean): Promise<SyncState> =>
  new Promise((resolve) => {
    const stop = store.sync?.watch((state) => {
      if (!fits(state)) return;
      resolve(state);
      queueMicrotask(() => stop?.());
    });
  });

const clocks = new WeakMap<Store, Clock>();

/** What the server refused, once so many commits are listed. */
export const refusedBy = async (store: Store, count = 1) =>
  (await stateWhere(store, ({ refused }) => refused.length === count)).refused;

/** Resolves when everything of the server is here, and nothing of here waits for it. */
export const settled = (store: Store): Promise<SyncState> => {
  const now = clocks.get(store)?.now().toISOString() ?? '';
  return stateWhere(store, ({ phase, asOf }) => phase === 'saved' && asOf !== undefined && asOf >= now);
};

/** What comes to hold in a moment, on however busy a machine. */
export const expectSoon = <T>(value: () => T) => expect.poll(value, { timeout: 15_000 });

/** Lets time pass on a device, second by second, until something has happened. */
export async function passing<T>({ timers }: Device, happening: Promise<T>): Promise<T> {
  const ending = new AbortController();
  const end = () => ending.abort();
  happening.then(end, end);
  while (!ending.signal.aborted) {
    timers.advance(1_000);
    await new Promise<void>((next) => void setImmediate(next));
  }
  return happening;
}

/** Resolves when the server has taken everything. */
export async function sent(store: Store): Promise<void> {
  while ((await store.sync?.unsent()) !== 0) await stateWhere(store, ({ waiting }) => waiting === 0);
}

export const titlesOf = async (store: Store, user: UserId): Promise<string[]> =>
  (await store.get(worksOf(user))).records.map(({ workTitle }) => workTitle).toSorted();

/** The fields of a record that a builder made. */
export const fieldsOf = ({ id: _id, ...fields }: { readonly id: string }) => fields as never;
