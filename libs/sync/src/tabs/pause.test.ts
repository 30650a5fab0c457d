import { expect, it } from 'vitest';
import { ada, making, newDevicesForEachTest, phone, server } from '../testing/adas-devices.ts';
import { passing, sent, synced } from '../testing/devices.ts';

newDevicesForEachTest();

/** Opens the phone with a server whose clients close when `closeClient` is called. */
async function openWithSlowClose() {
  let closeClient: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (closeClient = resolve));
  const remote = { ...server.remoteOf(ada), close: () => closed };
  const clients = [remote, server.remoteOf(ada)];
  const store = phone.open({ remote: () => Promise.resolve(clients.shift() ?? remote) });
  await synced(store);
  return { store, closeClient };
}

it('[OF10] sign-out waits until the requests of the session have ended', async () => {
  const { store, closeClient } = await openWithSlowClose();
  let isPaused = false;
  const pausing = store.sync?.pause().then(() => (isPaused = true));
  await new Promise<void>((next) => void setImmediate(next));
  expect(isPaused).toBe(false);
  closeClient();
  await pausing;
  expect(isPaused).toBe(true);
});

it('[OF10] sign-out waits at most two seconds for them', async () => {
  const { store } = await openWithSlowClose();
  const start = phone.clock.now().getTime();
  await passing(phone, store.sync!.pause());
  expect(phone.clock.now().getTime() - start).toBe(2_000);
});

it('[AU19] a sign-out that failed continues the sync with a new client', async () => {
  const { store, closeClient } = await openWithSlowClose();
  closeClient();
  const resume = await store.sync!.pause();
  await store.commit([making('Written meanwhile')]);
  resume();
  await sent(store);
  expect(server.living('works', ada)).toHaveLength(1);
});
