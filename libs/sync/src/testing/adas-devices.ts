import 'fake-indexeddb/auto';
import { create, type Store } from '@dayloom/data';
import type { UserId } from '@dayloom/domain';
import { aWork } from '@dayloom/testing';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type Device, device, fieldsOf, passing, refusedBy, sent, synced } from './devices.ts';
import { MemoryServer } from './memory-server.ts';

export const ada = 'ada' as UserId;

/** The change that creates a work of Ada's with this title. */
export const making = (title: string) => {
  const work = aWork(ada, { workTitle: title });
  return create('works', work.id, fieldsOf(work));
};

/** The server of the current test, and three devices of Ada's. */
export let server: MemoryServer;
export let phone: Device;
export let laptop: Device;
export let tablet: Device;

/** Creates them for each test of a file. The server uses the clock of the phone. */
export function newDevicesForEachTest() {
  beforeEach(() => {
    server = new MemoryServer({ now: () => phone.clock.now().getTime() });
    phone = device({ server, user: ada, indexedDB: new IDBFactory() });
    laptop = device({ server, user: ada, indexedDB: new IDBFactory() });
    tablet = device({ server, user: ada, indexedDB: new IDBFactory() });
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => {
    phone.close();
    laptop.close();
    tablet.close();
  });
}

/** The stores of the phone and the laptop, which have everything from the server and are now without a network. */
export async function bothApart() {
  const stores = [phone.open(), laptop.open()] as const;
  for (const store of stores) await synced(store);
  for (const { network } of [phone, laptop]) network.set(false);
  return stores;
}

/** Resolves when a device has its network again and the server has accepted everything. */
export async function send(on: Device, store: Store) {
  on.network.set(true);
  await passing(on, sent(store));
  expect(await refusedBy(store, 0)).toEqual([]);
}
