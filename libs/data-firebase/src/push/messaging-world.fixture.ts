import { deleteApp, initializeApp } from 'firebase/app';
import { inject, vi } from 'vitest';
import { firebasePush } from './firebase-push.ts';
import { type MessagingClient, messagingClient } from './messaging-client.ts';
import type { SavedDevices } from './saved-devices.ts';

/*
 * The real Firebase Messaging in a real browser, with stub servers in place of Google's. The subscription is also a stub,
 * because the browser's push service needs internet access.
 */

const services = inject('pushServices');
export const vapidKey =
  'BLc4xRzKlKORKWlbdgFaBrrPK3ydWAHo4M0gs0i1oEKgPpWC5cW8OCzVrOQRv-1npXRWk8udnW3oYhIO4475rds';
/** An address without a server. */
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

/** The state that a test may change. */
interface State {
  readonly project: string;
  /** The endpoint of the browser's subscription, if any. */
  endpoint: string | undefined;
  /** How the servers behave. */
  manner: string;
}

/** Gives the worker a push service with a new endpoint for each subscription. */
function subscribable(registration: ServiceWorkerRegistration, state: State) {
  let count = 0;
  const subscription = () => ({
    endpoint: state.endpoint,
    getKey: (name: string) => new TextEncoder().encode(name).buffer,
    unsubscribe: async () => ((state.endpoint = undefined), true),
  });
  Object.defineProperties(registration.pushManager, {
    getSubscription: { configurable: true, value: async () => (state.endpoint ? subscription() : null) },
    subscribe: {
      configurable: true,
      value: async () => (
        (state.endpoint = `https://push.example/${state.project}/${++count}`),
        subscription()
      ),
    },
  });
}

/** Unregisters through the port. @returns the removed token */
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

/** A new project with an app and a worker in this browser. */
export async function messagingWorld() {
  const project = `push-${Date.now()}-${++projects}`;
  const config = {
    firebase: { apiKey: 'key', projectId: project, appId: `1:2:web:${project}`, messagingSenderId: '2' },
    push: { vapidKey },
  };
  const app = initializeApp(config.firebase, project);
  const state: State = { project, manner: 'well', endpoint: undefined };
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const { manner } = state;
    return realFetch(url.replace(google, `${manner === 'unplugged' ? nowhere : services}/${manner}/`), init);
  });
  const worker = await navigator.serviceWorker.register(workerFile);
  subscribable(worker, state);
  const calls = async (): Promise<readonly Call[]> =>
    (await realFetch(`${services}/calls/${project}`)).json();

  return Object.assign(state, {
    app,
    worker,
    client: () => messagingClient(app, config),
    unregistered: (messaging: MessagingClient) => unregistered(messaging, worker),
    /** The requests that the servers received. */
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
