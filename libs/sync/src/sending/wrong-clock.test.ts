import { create, remove, worksOf } from '@dayloom/data';
import { aWork } from '@dayloom/testing';
import { expect, it } from 'vitest';
import { ada, laptop, phone, server, newDevicesForEachTest } from '../testing/adas-devices.ts';
import { fieldsOf, sent, stateWhere, synced } from '../testing/devices.ts';

newDevicesForEachTest();

it('[AC4] a change written under a clock two days ahead is sent with the date of the server', async () => {
  const store = phone.open();
  await synced(store);
  const work = aWork(ada, { createdAt: '2026-03-22T13:00:00.000Z' as never });
  laptop.clock.move(2 * 86_400_000);
  const there = laptop.open();
  await synced(there);
  await there.commit([create('works', work.id, fieldsOf(work))]);
  await sent(there);
  expect(server.stored('works', work.id)?.fields['createdAt']).toMatch(/^2026-03-20T12/);
  await stateWhere(there, ({ refused }) => refused.length === 0);
  await expect
    .poll(async () => (await there.get(worksOf(ada))).records[0]?.createdAt)
    .toMatch(/^2026-03-20T12/);
});

it("[TR1] a deletion that was rejected because of a wrong clock is sent again when the server's time is known", async () => {
  const store = phone.open();
  await synced(store);
  const work = aWork(ada);
  await store.commit([create('works', work.id, fieldsOf(work))]);
  await sent(store);
  server.faults.push({ on: 'send', kind: 'fails', code: 'refused' });
  await store.commit([remove('works', work.id)]);
  await sent(store);
  await stateWhere(store, ({ phase, refused }) => phase === 'saved' && refused.length === 0);
  expect(server.living('works', ada)).toEqual([]);
});
