import { createEmitter } from '@dayloom/data';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Remote, RemoteError } from '../protocol/remote.ts';
import { ada, making, newDevicesForEachTest, phone, server } from '../testing/adas-devices.ts';
import { expectSoon, passing, stateWhere, synced } from '../testing/devices.ts';
import { sharedChannel, sharedLocks } from '../testing/tabs.ts';
import { testTimers } from '../testing/test-clock.ts';

newDevicesForEachTest();

/** Batches get no answer, as on a dead connection. */
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

/** A user who returns to a tab when the test calls `comeBack`. */
function returningUser() {
  const returnEvents = createEmitter();
  return {
    comeBack: () => returnEvents.emit(),
    visibility: { isVisible: () => true, watch: returnEvents.subscribe },
  };
}

/** Expects the change on the server after this much time on the device, without a retry delay. */
const expectSent = async (milliseconds = 0) => {
  phone.timers.advance(milliseconds);
  await expectSoon(() => server.living('works', ada).map(({ fields }) => fields['workTitle'])).toEqual([
    'Kept',
  ]);
};

/** Keeps a device offline until its retry delay has reached the maximum. */
async function longOffline(store: Awaited<ReturnType<typeof phone.open>>) {
  server.setUp(false);
  await store.commit([making('Kept')]);
  const { requests } = server.counts;
  await passing(phone, expectSoon(() => server.counts.requests - requests).toBeGreaterThan(8));
  await stateWhere(store, ({ phase, waiting }) => phase === 'offline' && waiting === 1);
  // The last try has failed, and the delay after it has started.
  await new Promise<void>((next) => void setImmediate(next));
}

it('[OF13] pending changes are sent at once when the user returns, however long the retry delay', async () => {
  const { comeBack, visibility } = returningUser();
  const store = phone.open({ visibility });
  await synced(store);
  // The listener gets no event when the server is back.
  server.listenings.setUp = () => undefined;
  await longOffline(store);
  server.setUp(true);
  comeBack();
  await expectSent();
  await stateWhere(store, ({ phase }) => phase === 'saved');
});

it('[OF13] pending changes are sent at once when the server is reachable again', async () => {
  const store = phone.open();
  await synced(store);
  await longOffline(store);
  server.setUp(true);
  await expectSent();
  await stateWhere(store, ({ phase }) => phase === 'saved');
});

it('[OF13] when the user returns to another tab, the leader tab sends', async () => {
  const [locks, channel] = [sharedLocks(), sharedChannel()];
  const tab = () => ({ locks: locks(), channel });
  const store = phone.open(tab());
  await synced(store);
  const { comeBack, visibility } = returningUser();
  phone.open({ ...tab(), visibility, timers: testTimers(phone.clock) });
  server.listenings.setUp = () => undefined;
  await longOffline(store);
  server.setUp(true);
  comeBack();
  await expectSent();
});

it('[OF13] a call that hangs when the network returns is abandoned and made again, once', async () => {
  const store = phone.open({ remote: silentAtTimes });
  await synced(store);
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

it('[OF13] a call that hangs when another one is answered again is abandoned three seconds later', async () => {
  const store = phone.open({ remote: silentAtTimes });
  await synced(store);
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

it('[OF4] a request that starts before the network returns and fails after it does not show the server as unreachable', async () => {
  let fail: (error: RemoteError) => void = () => undefined;
  const failing = (): Promise<Remote> => {
    const remote = server.remoteOf(ada);
    const mark: Remote['mark'] = (device) =>
      isSilent ? new Promise((_, reject) => (fail = reject)) : remote.mark(device);
    return Promise.resolve({ ...remote, mark });
  };
  const store = phone.open({ remote: failing });
  await synced(store);
  isSilent = true;
  await store.commit([making('Kept')]);
  await expectSent();
  const onPhase = vi.fn();
  phone.network.set(true);
  isSilent = false;
  store.sync?.watch(({ phase }) => onPhase(phase));
  fail(new RemoteError('unreachable', 'No answer in time'));
  await passing(
    phone,
    stateWhere(store, ({ phase }) => phase === 'saved'),
  );
  expect(onPhase).not.toHaveBeenCalledWith('offline');
});
