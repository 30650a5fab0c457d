import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FirebaseConfig } from '../config.ts';
import { firebasePush } from './firebase-push.ts';
import { messagingClient } from './messaging-client.ts';
import { messagingWorld, nowhere, vapidKey } from './messaging-world.fixture.ts';

let world: Awaited<ReturnType<typeof messagingWorld>>;
beforeEach(async () => {
  world = await messagingWorld();
});
afterEach(() => world.close());

describe('Firebase Messaging in a browser', () => {
  it('[NF8] registers the device with its subscription and the key of the project', async () => {
    const token = await (await world.client()).register(world.worker);
    expect(token).toMatch(/^[\w-]{20,}$/);
    const web: unknown = expect.objectContaining({ endpoint: world.endpoint, applicationPubKey: vapidKey });
    expect(await world.registrations()).toMatchObject([
      { method: 'POST', installation: token, body: { web } },
    ]);
  });

  it('[NF9] keeps the token when it registers again, without a request to the service within 7 days', async () => {
    const messaging = await world.client();
    const token = await messaging.register(world.worker);
    expect(await messaging.register(world.worker)).toBe(token);
    expect(await world.registrations()).toHaveLength(1);
  });

  it('registers again with a new token if the browser has dropped its subscription', async () => {
    const messaging = await world.client();
    const token = await messaging.register(world.worker);
    world.endpoint = undefined;
    const next = await messaging.register(world.worker);
    expect(next).not.toBe(token);
    expect((await world.registrations()).map(({ installation }) => installation)).toEqual([token, next]);
  });

  it('[NF28] unregisters the device: removes subscription and registration, and the next user gets a new token', async () => {
    const messaging = await world.client();
    const token = await messaging.register(world.worker);
    expect(await world.unregistered(messaging)).toBe(token);
    expect(world.endpoint).toBeUndefined();
    expect((await world.registrations()).at(-1)).toMatchObject({ method: 'DELETE', installation: token });
    expect(await messaging.register(world.worker)).not.toBe(token);
    expect(world.endpoint).toBeDefined();
  });

  it.each(['refusing', 'failing', 'unplugged'])(
    '[NF28] removes the subscription even if the service is %s during unregistration, and can register again',
    async (how) => {
      const messaging = await world.client();
      const token = await messaging.register(world.worker);
      world.manner = how;
      expect(await world.unregistered(messaging)).toBe(token);
      expect(world.endpoint).toBeUndefined();
      world.manner = 'well';
      expect(await messaging.register(world.worker)).not.toBe(token);
      expect((await world.registrations()).at(-1)).toMatchObject({ method: 'POST' });
    },
  );

  it('registers again if the service has forgotten the device', async () => {
    const messaging = await world.client();
    const token = await messaging.register(world.worker);
    world.endpoint = undefined;
    world.manner = 'forgetful';
    expect(await messaging.register(world.worker)).not.toBe(token);
  });
});

describe('the push port over Firebase Messaging', () => {
  const push = (timeout?: number) =>
    firebasePush({
      clock: { now: () => new Date() },
      messaging: world.client,
      devices: () => Promise.reject(new Error('Nothing is to be saved.')),
      ...(timeout !== undefined && { timeout }),
    });
  const pushError = (code: string) => ({ name: 'PushError', code });

  it.each([
    ['unplugged', 'unreachable'],
    ['failing', 'unreachable'],
    ['refusing', 'unknown'],
  ])('reports a service that is %s as %s, and saves nothing', async (how, code) => {
    world.manner = how;
    await expect(push().register(world.worker)).rejects.toMatchObject(pushError(code));
  });

  it('reports a service that never responds as unreachable after the timeout', async () => {
    world.manner = 'silent';
    await expect(push(500).register(world.worker)).rejects.toMatchObject(pushError('unreachable'));
  });

  it('[NF28] removes the subscription even if Messaging cannot be loaded', async () => {
    await (await world.client()).register(world.worker);
    const push = firebasePush({
      clock: { now: () => new Date() },
      messaging: () => import(/* @vite-ignore */ `${nowhere}/chunk.js`),
      devices: () => Promise.reject(new Error('Nothing is to be saved.')),
    });
    await expect(push.unregister(world.worker)).rejects.toMatchObject(pushError('unreachable'));
    expect(world.endpoint).toBeUndefined();
  });

  it('reports a browser that cannot subscribe', async () => {
    // A browser without internet or in a private window behaves like this.
    Reflect.deleteProperty(world.worker.pushManager, 'subscribe');
    await expect(push().register(world.worker)).rejects.toMatchObject(pushError('unreachable'));
  });

  it('does not request the permission, and reports that it is missing', async () => {
    const requestPermission = vi.spyOn(Notification, 'requestPermission');
    vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
    await expect(push().register(world.worker)).rejects.toMatchObject(pushError('denied'));
    expect(requestPermission).not.toHaveBeenCalled();
    expect(await world.calls()).toEqual([]);
  });

  it.each<[string, Pick<FirebaseConfig, 'push'>, Partial<FirebaseConfig['firebase']>]>([
    ['the key of the certificate', {}, { appId: 'a', messagingSenderId: '2' }],
    ['the app id', { push: { vapidKey } }, { messagingSenderId: '2' }],
    ['the sender id', { push: { vapidKey } }, { appId: 'a' }],
  ])('reports a project without %s as not set up', async (_what, key, ids) => {
    const incomplete = { ...key, firebase: { apiKey: 'key', projectId: world.project, ...ids } };
    await expect(messagingClient(world.app, incomplete)).rejects.toMatchObject(pushError('not-set-up'));
  });
});
