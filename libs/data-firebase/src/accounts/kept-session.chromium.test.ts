import { deleteApp, initializeApp } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FirebaseConfig } from '../config.ts';
import { authClient } from './auth-client.ts';

interface Answer {
  readonly status?: number;
  readonly body: object;
}
const refused = (status: number, message: string): Answer => ({ status, body: { error: { message } } });
const known: Answer = { body: { users: [{ localId: 'u1', email: 'ada@example.com' }] } };

/** What the service answers to a look at the account. */
let lookup: Answer;
beforeEach(() => {
  lookup = known;
  vi.stubGlobal('fetch', (url: string) => {
    const tokens = { idToken: 'id', refreshToken: 'refresh', expiresIn: '3600', localId: 'u1' };
    const { status = 200, body } = url.includes(':lookup') ? lookup : { body: tokens };
    return Promise.resolve(Response.json(body, { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const config: FirebaseConfig = { firebase: { apiKey: 'key', projectId: 'demo-kept' } };

/** One start of the program, which keeps its session in this browser's IndexedDB. */
async function visit<T>(act: (client: ReturnType<typeof authClient>) => Promise<T>): Promise<T> {
  const app = initializeApp(config.firebase, 'kept');
  try {
    return await act(authClient(app, config));
  } finally {
    await deleteApp(app);
  }
}
const heldAtStart = () =>
  visit(async (client) => {
    await client.ready();
    return client.current()?.id;
  });

it('[AU8] a session in IndexedDB outlives a start at which the service is out of order, and ends at its word', async () => {
  await visit((client) => client.enter('ada@example.com', 'correct horse'));
  expect(await heldAtStart()).toBe('u1');
  lookup = refused(500, 'INTERNAL');
  expect(await heldAtStart()).toBe('u1');
  lookup = refused(400, 'TOO_MANY_ATTEMPTS_TRY_LATER');
  expect(await heldAtStart()).toBe('u1');
  lookup = refused(400, 'USER_NOT_FOUND');
  expect(await heldAtStart()).toBeUndefined();
  lookup = known;
  expect(await heldAtStart()).toBeUndefined();
});

it('[AU8] what another tab signs out of is signed out of here', async () => {
  await visit((client) => client.enter('ada@example.com', 'correct horse'));
  await visit(async (client) => {
    await client.ready();
    const told = new Promise<string | undefined>((resolve) => {
      void client.watch((id) => id === undefined && resolve(id));
    });
    // Where Auth keeps sessions, and looks for what other tabs do with them.
    const opening = indexedDB.open('firebaseLocalStorageDb');
    opening.addEventListener('success', () => {
      const { result } = opening;
      const [store = ''] = result.objectStoreNames;
      result.transaction(store, 'readwrite').objectStore(store).clear();
      result.close();
    });
    expect(await told).toBeUndefined();
  });
});
