import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { FirebaseConfig } from '../config.ts';
import { firebasePush } from './firebase-push.ts';
import { type MessagingClient, messagingClient } from './messaging-client.ts';
import type { SavedDevices } from './saved-devices.ts';

/*
 * Firebase Messaging itself in a real browser, against servers that play Google's. Only the browser's own push service
 * is missing on a machine without internet: a subscription is made up here.
 */

const services = inject('pushServices');
const vapidKey = 'BLc4xRzKlKORKWlbdgFaBrrPK3ydWAHo4M0gs0i1oEKgPpWC5cW8OCzVrOQRv-1npXRWk8udnW3oYhIO4475rds';
const workerFile = new URL('./deaf-worker.fixture.js', import.meta.url);
const google = /^https:\/\/(?:firebaseinstallations|fcmregistrations)\.googleapis\.com\//;
const nowhere = 'http://127.0.0.1:1';
const realFetch = globalThis.fetch;

let projects = 0;
let project = '';
let app: FirebaseApp;
let worker: ServiceWorkerRegistration;
let endpoint: string | undefined;
let manner = 'well';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly installation?: string;
  readonly body?: { readonly web?: Readonly<Record<string, string>> };
}
const calls = async (): Promise<readonly Call[]> => (await realFetch(`${services}/calls/${project}`)).json();
const registrations = async () => (await calls()).filter(({ path }) => path.includes('/registrations'));

const config = () => ({
  firebase: { apiKey: 'key', projectId: project, appId: `1:2:web:${project}`, messagingSenderId: '2' },
  push: { vapidKey },
});
const client = () => messagingClient(app, config());

/** Ends it through the port. @returns the token that is saved no longer */
async function unregistered(messaging: MessagingClient) {
  const removed: string[] = [];
  const devices: SavedDevices = {
    save: () => Promise.reject(new Error('Nothing is to be saved.')),
    remove: async (token) => void removed.push(token),
    close: () => Promise.resolve(),
  };
  await firebasePush({
    clock: { now: () => new Date() },
    messaging: () => Promise.resolve(messaging),
    devices: () => Promise.resolve(devices),
  }).unregister(worker);
  return removed[0];
}

/** Gives the worker a push service that hands out one subscription after the other. */
function subscribable(registration: ServiceWorkerRegistration) {
  let given = 0;
  const subscription = () => ({
    endpoint,
    getKey: (name: string) => new TextEncoder().encode(name).buffer,
    unsubscribe: async () => ((endpoint = undefined), true),
  });
  Object.defineProperties(registration.pushManager, {
    getSubscription: { configurable: true, value: async () => (endpoint ? subscription() : null) },
    subscribe: {
      configurable: true,
      value: async () => ((endpoint = `https://push.example/${project}/${++given}`), subscription()),
    },
  });
}

beforeEach(async () => {
  project = `push-${Date.now()}-${++projects}`;
  app = initializeApp(config().firebase, project);
  manner = 'well';
  endpoint = undefined;
  vi.stubGlobal('fetch', (asked: string, init?: RequestInit) =>
    realFetch(asked.replace(google, `${manner === 'unplugged' ? nowhere : services}/${manner}/`), init),
  );
  worker = await navigator.serviceWorker.register(workerFile);
  subscribable(worker);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await deleteApp(app);
  await worker.unregister();
});

describe('Firebase Messaging in a browser', () => {
  it('[NF8] registers the device with its subscription and the key of the project', async () => {
    const token = await (await client()).register(worker);
    expect(token).toMatch(/^[\w-]{20,}$/);
    const web: unknown = expect.objectContaining({ endpoint, applicationPubKey: vapidKey });
    expect(await registrations()).toMatchObject([{ method: 'POST', installation: token, body: { web } }]);
  });

  it('[NF9] keeps the token when it registers again, and asks the service no more within 7 days', async () => {
    const messaging = await client();
    const token = await messaging.register(worker);
    expect(await messaging.register(worker)).toBe(token);
    expect(await registrations()).toHaveLength(1);
  });

  it('registers anew, under another token, where the browser has dropped its subscription', async () => {
    const messaging = await client();
    const token = await messaging.register(worker);
    endpoint = undefined;
    const next = await messaging.register(worker);
    expect(next).not.toBe(token);
    expect((await registrations()).map(({ installation }) => installation)).toEqual([token, next]);
  });

  it('[NF28] unregisters the device: no subscription, no registration, and another token for who comes next', async () => {
    const messaging = await client();
    const token = await messaging.register(worker);
    expect(await unregistered(messaging)).toBe(token);
    expect(endpoint).toBeUndefined();
    expect((await registrations()).at(-1)).toMatchObject({ method: 'DELETE', installation: token });
    expect(await messaging.register(worker)).not.toBe(token);
    expect(endpoint).toBeDefined();
  });

  it.each(['refusing', 'failing', 'unplugged'])(
    '[NF28] leaves the device deaf when the service is %s while it unregisters, and registers anew after it',
    async (how) => {
      const messaging = await client();
      const token = await messaging.register(worker);
      manner = how;
      expect(await unregistered(messaging)).toBe(token);
      expect(endpoint).toBeUndefined();
      manner = 'well';
      expect(await messaging.register(worker)).not.toBe(token);
      expect((await registrations()).at(-1)).toMatchObject({ method: 'POST' });
    },
  );

  it('registers anew where the service has forgotten the device', async () => {
    const messaging = await client();
    const token = await messaging.register(worker);
    endpoint = undefined;
    manner = 'forgetful';
    expect(await messaging.register(worker)).not.toBe(token);
  });
});

describe('the push port over Firebase Messaging', () => {
  const push = (timeout?: number) =>
    firebasePush({
      clock: { now: () => new Date() },
      messaging: client,
      devices: () => Promise.reject(new Error('Nothing is to be saved.')),
      ...(timeout !== undefined && { timeout }),
    });
  const told = (code: string) => ({ name: 'PushError', code });

  it.each([
    ['unplugged', 'unreachable'],
    ['failing', 'unreachable'],
    ['refusing', 'unknown'],
  ])('tells a service that is %s as %s, and saves nothing', async (how, code) => {
    manner = how;
    await expect(push().register(worker)).rejects.toMatchObject(told(code));
  });

  it('tells a service that never answers as unreachable, in time', async () => {
    manner = 'silent';
    await expect(push(500).register(worker)).rejects.toMatchObject(told('unreachable'));
  });

  it('[NF28] leaves the device deaf when not even the code of Messaging can be fetched', async () => {
    await (await client()).register(worker);
    const push = firebasePush({
      clock: { now: () => new Date() },
      messaging: () => import(/* @vite-ignore */ `${nowhere}/chunk.js`),
      devices: () => Promise.reject(new Error('Nothing is to be saved.')),
    });
    await expect(push.unregister(worker)).rejects.toMatchObject(told('unreachable'));
    expect(endpoint).toBeUndefined();
  });

  it('tells what the browser itself refuses', async () => {
    // The browser's own way, without internet and in a window that leaves no traces.
    Reflect.deleteProperty(worker.pushManager, 'subscribe');
    await expect(push().register(worker)).rejects.toMatchObject(told('unreachable'));
  });

  it('asks nobody for the permission, and tells where it is missing', async () => {
    const asked = vi.spyOn(Notification, 'requestPermission');
    vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
    await expect(push().register(worker)).rejects.toMatchObject(told('denied'));
    expect(asked).not.toHaveBeenCalled();
    expect(await calls()).toEqual([]);
  });

  it.each<[string, Pick<FirebaseConfig, 'push'>, Partial<FirebaseConfig['firebase']>]>([
    ['the key of the certificate', {}, { appId: 'a', messagingSenderId: '2' }],
    ['the app id', { push: { vapidKey } }, { messagingSenderId: '2' }],
    ['the sender id', { push: { vapidKey } }, { appId: 'a' }],
  ])('tells a project without %s as not set up', async (_what, key, ids) => {
    const incomplete = { ...key, firebase: { apiKey: 'key', projectId: project, ...ids } };
    await expect(messagingClient(app, incomplete)).rejects.toMatchObject(told('not-set-up'));
  });
});
