import { createEmitter } from '@dayloom/data';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Remote, RemoteError } from './remote.ts';
import { ada, making, newDevicesForEachTest, phone, server } from './testing/adas-devices.ts';
import { expectSoon, passing, settled, stateWhere } from './testing/devices.ts';
import { sharedChannel, sharedLocks } from './testing/tabs.ts';
import { testTimers } from './testing/test-clock.ts';

newDevicesForEachTest();

/** Batches that get no answer, as on a dead connection. */
let isSilent: boolean;
let unanswered: number;
beforeEach(() => {
  isSilent = false;
  unanswered = 0;
});
const silentAtTimes = (): Promise<Remote> => {
  const remote = server.remoteOf(ada);
  return Promise.resolve({
    ...remote,
    send(batch) {
      if (!isSilent) return remote.send(batch);
      unanswered += 1;
      return new Promise<never>(() => undefined);
    },
  });
};

/** Somebody who comes to a tab when the test says so. */
function onlooker() {
  const comings = createEmitter();
  return { comeBack: () => comings.emit(), visibility: { isVisible: () => true, watch: comings.subscribe } };
}

/** What follows within this device's time, without a retry delay. */
const expectSent = async (milliseconds = 0) => {
  phone.timers.advance(milliseconds);
  await expectSoon(() => server.living('works', ada).map(({ fields }) => fields['workTitle'])).toEqual([
    'Kept',
  ]);
};

/** A device that has tried in vain for so long that it waits as long as it ever does. */
async function longOffline(store: Awaited<ReturnType<typeof phone.open>>) {
  server.setUp(false);
  await store.commit([making('Kept')]);
  const { requests } = server.counts;
  await passing(phone, expectSoon(() => server.counts.requests - requests).toBeGreaterThan(8));
  await stateWhere(store, ({ phase, waiting }) => phase === 'offline' && waiting === 1);
  // The last try has come to its end, and the wait after it has begun.
  await new Promise<void>((next) => void setImmediate(next));
}

it('[OF13] what waits is sent at once when somebody comes back, however long the retry delay', async () => {
  const { comeBack, visibility } = onlooker();
  const store = phone.open({ visibility });
  await settled(store);
  // The return raises no event in its listening.
  server.listenings.setUp = () => undefined;
  await longOffline(store);
  server.setUp(true);
  comeBack();
  await expectSent();
  await stateWhere(store, ({ phase }) => phase === 'saved');
});

it('[OF13] what waits is sent at once when the server is heard again', async () => {
  const store = phone.open();
  await settled(store);
  await longOffline(store);
  server.setUp(true);
  await expectSent();
  await stateWhere(store, ({ phase }) => phase === 'saved');
});

it('[OF13] somebody who comes back to another tab has the leading one send', async () => {
  const [locks, channel] = [sharedLocks(), sharedChannel()];
  const tab = () => ({ locks: locks(), channel });
  const store = phone.open(tab());
  await settled(store);
  const { comeBack, visibility } = onlooker();
  phone.open({ ...tab(), visibility, timers: testTimers(phone.clock) });
  server.listenings.setUp = () => undefined;
  await longOffline(store);
  server.setUp(true);
  comeBack();
  await expectSent();
});

it('[OF13] a call that hangs when the network returns is given up and made anew, once', async () => {
  const store = phone.open({ remote: silentAtTimes });
  await settled(store);
  isSilent = true;
  await store.commit([making('Kept')]);
  await passing(phone, expectSoon(() => unanswered).toBe(1));
  phone.network.set(false);
  isSilent = false;
  phone.network.set(true);
  await expectSent();
  await stateWhere(store, ({ phase }) => phase === 'saved');
  expect(server.batches).toHaveLength(1);
});

it('[OF13] a call that hangs when another one is answered again is given up three seconds later', async () => {
  const store = phone.open({ remote: silentAtTimes });
  await settled(store);
  isSilent = true;
  await store.commit([making('Kept')]);
  await passing(phone, expectSoon(() => unanswered).toBe(1));
  server.listenings.setUp(false);
  await stateWhere(store, ({ phase }) => phase === 'offline');
  isSilent = false;
  server.listenings.setUp(true);
  await stateWhere(store, ({ phase }) => phase === 'saving');
  await expectSent(3_000);
  expect(server.batches).toHaveLength(1);
});

it('[OF4] what was asked before the return and fails after it does not tell that the server is away', async () => {
  let fail: (error: RemoteError) => void = () => undefined;
  const failing = (): Promise<Remote> => {
    const remote = server.remoteOf(ada);
    const mark: Remote['mark'] = (device) =>
      isSilent ? new Promise((_, reject) => (fail = reject)) : remote.mark(device);
    return Promise.resolve({ ...remote, mark });
  };
  const store = phone.open({ remote: failing });
  await settled(store);
  isSilent = true;
  await store.commit([making('Kept')]);
  await expectSent();
  const told = vi.fn();
  phone.network.set(true);
  isSilent = false;
  store.sync?.watch(({ phase }) => told(phase));
  fail(new RemoteError('unreachable', 'No answer in time'));
  await passing(
    phone,
    stateWhere(store, ({ phase }) => phase === 'saved'),
  );
  expect(told).not.toHaveBeenCalledWith('offline');
});
