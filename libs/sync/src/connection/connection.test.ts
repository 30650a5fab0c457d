import { create } from '@dayloom/data';
import { aWork } from '@dayloom/testing';
import { expect, it } from 'vitest';
import { RemoteError } from '../protocol/remote.ts';
import { ada, phone, server, newDevicesForEachTest } from '../testing/adas-devices.ts';
import { fieldsOf, passing, sent, stateWhere, synced } from '../testing/devices.ts';
import { sharedChannel, sharedLocks } from '../testing/tabs.ts';
import { testTimers } from '../testing/test-clock.ts';

newDevicesForEachTest();

it('[OF4] while the leader tab is frozen, changes of another tab are sent and shown as saved', async () => {
  const [locks, channel] = [sharedLocks(), sharedChannel()];
  const tab = () => ({ locks: locks(), channel });
  const never = new Promise<never>(() => undefined);
  phone.open({ ...tab(), timers: testTimers(phone.clock), remote: () => never });
  const store = phone.open(tab());
  const work = aWork(ada);
  await store.commit([create('works', work.id, fieldsOf(work))]);
  await stateWhere(store, ({ phase }) => phase === 'saving');
  await passing(phone, sent(store));
  await stateWhere(store, ({ phase }) => phase === 'saved');
  expect(server.living('works', ada)).toHaveLength(1);
});

it('[DA35, OF4] an unreachable server is shown even if nothing is sent, with the time of the last sync', async () => {
  const store = phone.open();
  const { asOf } = await synced(store);
  server.setUp(false);
  await stateWhere(store, ({ phase }) => phase === 'offline');
  phone.timers.advance(2 * 3_600_000);
  expect((await stateWhere(store, () => true)).asOf).toBe(asOf);
  const later = phone.clock.now().toISOString();
  server.setUp(true);
  const back = await stateWhere(store, (state) => state.phase === 'saved' && state.asOf !== asOf);
  expect(back.asOf).toBe(later);
});

it('[OF2] changes are sent even if the sync code loads only at the third try', async () => {
  let asked = 0;
  const store = phone.open({
    async engine() {
      asked += 1;
      if (asked < 3) throw new RemoteError('unreachable', 'Loading chunk failed');
      return await import('../store/engine.ts');
    },
  });
  const work = aWork(ada);
  await store.commit([create('works', work.id, fieldsOf(work))]);
  await passing(phone, sent(store));
  expect(server.living('works', ada)).toHaveLength(1);
});
