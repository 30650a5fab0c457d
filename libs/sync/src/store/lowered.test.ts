import { patch, remove, restore, sessionsOf, type Store } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { openReplica } from '@dayloom/data-local';
import { aTimerSession } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { recordCommits } from '../outbox/batches.ts';
import { entriesIn, outboxOnly } from '../outbox/outbox.ts';
import { ada, laptop, newDevicesForEachTest, phone, server } from '../testing/adas-devices.ts';
import { type Device, expectSoon, fieldsOf, passing, refusedBy, sent, synced } from '../testing/devices.ts';

newDevicesForEachTest();

const session = aTimerSession(ada, { duration: 1500 });
const lowering = (duration: number) => patch('timerHistory', session.id, { duration, loweredFrom: 1500 });
const sessions = async (store: Store) => (await store.get(sessionsOf(ada))).records;

/** Both devices know the session and are offline. */
async function bothApart() {
  server.put('timerHistory', session.id, fieldsOf(session));
  const stores = [phone.open(), laptop.open()] as const;
  for (const store of stores) await synced(store);
  for (const { network } of [phone, laptop]) network.set(false);
  return stores;
}

async function entriesOf(device: Device) {
  const newId = () => 'any';
  const database = openReplica(ada, { ...device, newId }, recordCommits(newId));
  const entries = await database.read(outboxOnly, (transaction) => entriesIn(transaction).getAll());
  database.close();
  return entries;
}

/** Sends what a device has, and waits until the server's records have confirmed it. */
async function send(device: Device, store: Store) {
  device.network.set(true);
  await passing(device, sent(store));
  await passing(device, expectSoon(() => entriesOf(device)).toEqual([]));
  expect(await refusedBy(store, 0)).toEqual([]);
}

describe('[AC10] [CK3] a session that two devices lowered while they were apart', () => {
  it.each([
    ['further by the first', 600, 900],
    ['further by the second', 900, 600],
    ['by the same time', 600, 600],
  ])('has the lower duration on both, without a rejection: %s', async (_, onPhone, onLaptop) => {
    const [here, there] = await bothApart();
    await here.commit([lowering(onPhone)]);
    await there.commit([lowering(onLaptop)]);
    await send(phone, here);
    await send(laptop, there);
    for (const store of [here, there])
      await expectSoon(() => sessions(store)).toEqual([{ ...session, duration: 600, loweredFrom: 1500 }]);
  });

  it.each([
    ['before', true],
    ['after', false],
  ])('stays deleted if one of them deleted it %s the other sent', async (_, isBefore) => {
    const [here, there] = await bothApart();
    await here.commit([lowering(600)]);
    await there.commit([remove('timerHistory', session.id)]);
    if (isBefore) await send(laptop, there);
    await send(phone, here);
    if (!isBefore) await send(laptop, there);
    for (const store of [here, there]) await expectSoon(() => sessions(store)).toEqual([]);
  });
});

const editedAt = '2026-03-02T11:00:00.000Z' as Instant;
const edited = { duration: 1800, editedAt };
const edit = patch('timerHistory', session.id, edited);

describe('[AC10] [TH5] a session whose length one device sets while they are apart', () => {
  it.each([
    ['first', true],
    ['last', false],
  ])(
    'has that length on both, without a rejection, if another one lowers it and sends %s',
    async (_, isFirst) => {
      const [here, there] = await bothApart();
      await here.commit([edit]);
      await there.commit([lowering(600)]);
      if (isFirst) await send(laptop, there);
      await send(phone, here);
      if (!isFirst) await send(laptop, there);
      const lowered = isFirst ? { loweredFrom: 1500 } : {};
      for (const store of [here, there])
        await expectSoon(() => sessions(store)).toEqual([{ ...session, ...edited, ...lowered }]);
    },
  );

  const forTask = { taskId: 'dig', about: 'Dig' };
  const changeOf = { length: edit, task: patch('timerHistory', session.id, forTask) };

  it.each([
    ['length', edited, true],
    ['length', edited, false],
    ['task', forTask, true],
    ['task', forTask, false],
  ] as const)(
    '[TH6] stays deleted if the other one deletes it, and a restore brings the new %s: %o, sent last: %s',
    async (what, fields, isLast) => {
      const [here, there] = await bothApart();
      await here.commit([changeOf[what]]);
      await there.commit([remove('timerHistory', session.id)]);
      const devices = [[phone, here] as const, [laptop, there] as const];
      for (const [device, store] of isLast ? devices.toReversed() : devices) {
        device.network.set(true);
        const isReported = isLast && store === here;
        const answer = isReported ? refusedBy(here) : sent(store).then(() => []);
        const reasons = (await passing(device, answer)).map(({ reason }) => reason);
        expect(reasons).toEqual(isReported ? ['deleted-elsewhere'] : []);
      }
      for (const store of [here, there]) await expectSoon(() => sessions(store)).toEqual([]);
      await there.commit([restore('timerHistory', session.id)]);
      await passing(laptop, sent(there));
      for (const store of [here, there])
        await expectSoon(() => sessions(store)).toEqual([{ ...session, ...fields }]);
    },
  );
});
