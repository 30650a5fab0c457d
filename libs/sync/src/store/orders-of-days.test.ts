import { dayOrderOn, orderChanges, remove, type Store } from '@dayloom/data';
import { dayRecordId, planDay } from '@dayloom/domain';
import { describe, expect, it } from 'vitest';
import {
  ada,
  bothApart,
  laptop,
  newDevicesForEachTest,
  phone,
  send,
  server,
} from '../testing/adas-devices.ts';
import { expectSoon } from '../testing/devices.ts';

newDevicesForEachTest();

const day = planDay('2026-03-05');
const id = dayRecordId(ada, day);

const ordersIn = async (store: Store) =>
  (await store.get(dayOrderOn(ada, day))).records.map(({ order }) => order);

describe('[DA40] [OF2] a day that two devices arrange while they are apart', () => {
  it('has on both the order that arrives later, as a whole, and one record', async () => {
    const [here, there] = await bothApart();
    await here.commit(orderChanges(ada, day, 'a b c'));
    await there.commit(orderChanges(ada, day, 'c b a'));
    await there.commit(orderChanges(ada, day, 'c a b'));
    await send(laptop, there);
    await send(phone, here);
    for (const store of [here, there]) await expectSoon(() => ordersIn(store)).toEqual(['a b c']);
    expect(server.living('dayOrders', ada)).toHaveLength(1);
  });

  it('is arranged where the other one had deleted its order', async () => {
    const [here, there] = await bothApart();
    await there.commit(orderChanges(ada, day, 'b a'));
    await there.commit([remove('dayOrders', id)]);
    await here.commit(orderChanges(ada, day, 'a b'));
    await send(laptop, there);
    await send(phone, here);
    for (const store of [here, there]) await expectSoon(() => ordersIn(store)).toEqual(['a b']);
  });
});
