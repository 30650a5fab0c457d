import { deleteApp, initializeApp } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FirebaseConfig } from '../config.ts';
import { authClient } from './auth-client.ts';

interface Answer {
  readonly status?: number;
  readonly body: object;
}
const failure = (status: number, message: string): Answer => ({ status, body: { error: { message } } });
const known: Answer = { body: { users: [{ localId: 'u1', email: 'ada@example.com' }] } };

/** The response of the service to an account lookup. */
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

/** One start of the program, which stores its session in this browser's IndexedDB. */
async function visit<T>(act: (client: ReturnType<typeof authClient>) => Promise<T>): Promise<T> {
  const app = initializeApp(config.firebase, 'kept');
  try {
    return await act(authClient(app, config));
  } finally {
    await deleteApp(app);
  }
}
const userAtStart = () =>
  visit(async (client) => {
    await client.ready();
    return client.current()?.id;
  });

it('[AU8] a session in IndexedDB stays if the service fails at the start, and ends if the service rejects it', async () => {
  await visit((client) => client.enter('ada@example.com', 'correct horse'));
  expect(await userAtStart()).toBe('u1');
  lookup = failure(500, 'INTERNAL');
  expect(await userAtStart()).toBe('u1');
  lookup = failure(400, 'TOO_MANY_ATTEMPTS_TRY_LATER');
  expect(await userAtStart()).toBe('u1');
  lookup = failure(400, 'USER_NOT_FOUND');
  expect(await userAtStart()).toBeUndefined();
  lookup = known;
  expect(await userAtStart()).toBeUndefined();
});

it('[AU8] a sign-out in another tab also signs this tab out', async () => {
  await visit((client) => client.enter('ada@example.com', 'correct horse'));
  await visit(async (client) => {
    await client.ready();
    const signedOut = new Promise<string | undefined>((resolve) => {
      void client.watch((id) => id === undefined && resolve(id));
    });
    // Auth stores sessions in this database and watches it for changes by other tabs.
    const opening = indexedDB.open('firebaseLocalStorageDb');
    opening.addEventListener('success', () => {
      const { result } = opening;
      const [store = ''] = result.objectStoreNames;
      result.transaction(store, 'readwrite').objectStore(store).clear();
      result.close();
    });
    expect(await signedOut).toBeUndefined();
  });
});
