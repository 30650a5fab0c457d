import { create, patch, remove, restore, type Store, tasksOf } from '@dayloom/data';
import { type Instant, planDay } from '@dayloom/domain';
import { aTask } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { ada, laptop, newDevicesForEachTest, phone, server } from '../testing/adas-devices.ts';
import { type Device, expectSoon, fieldsOf, passing, refusedBy, sent, synced } from '../testing/devices.ts';

newDevicesForEachTest();

const day = planDay('2026-03-05');
const task = aTask(ada, { id: 'series-20260305', repeat: 'series', repeatDay: day, title: 'Water' });
const completedAt = '2026-03-05T08:00:00.000Z' as Instant;
const making = create('tasks', task.id, fieldsOf(task));
const tick = [making, patch('tasks', task.id, { completed: true, completedAt })];
const rename = [making, patch('tasks', task.id, { title: 'Water the palm' })];
const both = { ...task, title: 'Water the palm', completed: true, completedAt };

const days = async (store: Store) => (await store.get(tasksOf(ada))).records;

async function bothApart() {
  const stores = [phone.open(), laptop.open()] as const;
  for (const store of stores) await synced(store);
  for (const { network } of [phone, laptop]) network.set(false);
  return stores;
}

async function send(device: Device, store: Store) {
  device.network.set(true);
  await passing(device, sent(store));
  expect(await refusedBy(store, 0)).toEqual([]);
}

describe('[DA8] [OF2] a day of a series that two devices change while they are apart', () => {
  it.each([
    ['the tick first', true],
    ['the name first', false],
  ])('becomes one task with the tick of one and the name of the other: %s', async (_, isTickFirst) => {
    const [here, there] = await bothApart();
    await here.commit(isTickFirst ? tick : rename);
    await there.commit(isTickFirst ? rename : tick);
    await send(phone, here);
    await send(laptop, there);
    for (const store of [here, there]) await expectSoon(() => days(store)).toEqual([both]);
    expect(server.living('tasks', ada)).toHaveLength(1);
  });

  it('is deleted if one of them made and deleted it after the other had sent it', async () => {
    const [here, there] = await bothApart();
    await here.commit(rename);
    await there.commit(tick);
    await there.commit([remove('tasks', task.id)]);
    await send(phone, here);
    await send(laptop, there);
    for (const store of [here, there]) await expectSoon(() => days(store)).toEqual([]);
    await here.commit([restore('tasks', task.id)]);
    for (const store of [here, there]) await expectSoon(() => days(store)).toEqual([both]);
  });
});
