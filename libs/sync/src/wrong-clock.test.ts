import 'fake-indexeddb/auto';
import { create, remove, worksOf } from '@dayloom/data';
import { type UserId, works } from '@dayloom/domain';
import { aWork } from '@dayloom/testing';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Device, device, fieldsOf, sent, settled, stateWhere } from './testing/devices.ts';
import { MemoryServer } from './testing/memory-server.ts';

const ada = 'ada' as UserId;

let server: MemoryServer;
let phone: Device;
let laptop: Device;
beforeEach(() => {
  server = new MemoryServer({ now: () => phone.clock.now().getTime() });
  phone = device({ server, user: ada, indexedDB: new IDBFactory() });
  laptop = device({ server, user: ada, indexedDB: new IDBFactory() });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  phone.close();
  laptop.close();
});

it('[AC4] what was written under a clock two days ahead is sent with the date of the server', async () => {
  const store = phone.open();
  await settled(store);
  const work = aWork(ada, { createdAt: '2026-03-22T13:00:00.000Z' as never });
  laptop.clock.move(2 * 86_400_000);
  const there = laptop.open();
  await settled(there);
  await there.commit([create(works, work.id, fieldsOf(work))]);
  await sent(there);
  expect(server.stored('works', work.id)?.fields['createdAt']).toMatch(/^2026-03-20T12/);
  await stateWhere(there, ({ refused }) => refused.length === 0);
  await expect
    .poll(async () => (await there.get(worksOf(ada))).records[0]?.createdAt)
    .toMatch(/^2026-03-20T12/);
});

it('[TR1] a deletion that a wrong clock had refused is sent once more when the time of the server is known', async () => {
  const store = phone.open();
  await settled(store);
  const work = aWork(ada);
  await store.commit([create(works, work.id, fieldsOf(work))]);
  await sent(store);
  server.faults.push({ on: 'send', kind: 'fails', code: 'refused' });
  await store.commit([remove(works, work.id)]);
  await sent(store);
  await stateWhere(store, ({ phase, refused }) => phase === 'saved' && refused.length === 0);
  expect(server.living('works', ada)).toEqual([]);
});
