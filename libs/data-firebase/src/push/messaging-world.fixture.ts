import { deleteApp, initializeApp } from 'firebase/app';
import { inject, vi } from 'vitest';
import { firebasePush } from './firebase-push.ts';
import { type MessagingClient, messagingClient } from './messaging-client.ts';
import type { SavedDevices } from './saved-devices.ts';

/*
 * Firebase Messaging itself in a real browser, against servers that play Google's. Only the browser's own push service
 * is missing on a machine without internet: a subscription is made up here.
 */

const services = inject('pushServices');
export const vapidKey =
  'BLc4xRzKlKORKWlbdgFaBrrPK3ydWAHo4M0gs0i1oEKgPpWC5cW8OCzVrOQRv-1npXRWk8udnW3oYhIO4475rds';
/** Where nobody answers. */
export const nowhere = 'http://127.0.0.1:1';
const workerFile = new URL('./deaf-worker.fixture.js', import.meta.url);
const google = /^https:\/\/(?:firebaseinstallations|fcmregistrations)\.googleapis\.com\//;
const realFetch = globalThis.fetch;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly installation?: string;
  readonly body?: { readonly web?: Readonly<Record<string, string>> };
}

/** What a test changes while it runs. */
interface Present {
  readonly project: string;
  /** Of the subscription that the browser has. */
  endpoint: string | undefined;
  /** How the servers behave. */
  manner: string;
}

/** Gives the worker a push service that hands out one subscription after the other. */
function subscribable(registration: ServiceWorkerRegistration, present: Present) {
  let given = 0;
  const subscription = () => ({
    endpoint: present.endpoint,
    getKey: (name: string) => new TextEncoder().encode(name).buffer,
    unsubscribe: async () => ((present.endpoint = undefined), true),
  });
  Object.defineProperties(registration.pushManager, {
    getSubscription: { configurable: true, value: async () => (present.endpoint ? subscription() : null) },
    subscribe: {
      configurable: true,
      value: async () => (
        (present.endpoint = `https://push.example/${present.project}/${++given}`),
        subscription()
      ),
    },
  });
}

/** Ends it through the port. @returns the token that is saved no longer */
async function unregistered(messaging: MessagingClient, worker: ServiceWorkerRegistration) {
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

let projects = 0;

/** A project of its own, an app of it and a worker in this browser. */
export async function messagingWorld() {
  const project = `push-${Date.now()}-${++projects}`;
  const config = {
    firebase: { apiKey: 'key', projectId: project, appId: `1:2:web:${project}`, messagingSenderId: '2' },
    push: { vapidKey },
  };
  const app = initializeApp(config.firebase, project);
  const present: Present = { project, manner: 'well', endpoint: undefined };
  vi.stubGlobal('fetch', (asked: string, init?: RequestInit) => {
    const { manner } = present;
    return realFetch(
      asked.replace(google, `${manner === 'unplugged' ? nowhere : services}/${manner}/`),
      init,
    );
  });
  const worker = await navigator.serviceWorker.register(workerFile);
  subscribable(worker, present);
  const calls = async (): Promise<readonly Call[]> =>
    (await realFetch(`${services}/calls/${project}`)).json();

  return Object.assign(present, {
    app,
    worker,
    client: () => messagingClient(app, config),
    unregistered: (messaging: MessagingClient) => unregistered(messaging, worker),
    /** What the servers were asked. */
    calls,
    registrations: async () => (await calls()).filter(({ path }) => path.includes('/registrations')),
    async close() {
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
      await deleteApp(app);
      await worker.unregister();
    },
  });
}
