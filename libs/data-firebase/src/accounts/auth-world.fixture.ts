import 'fake-indexeddb/auto';
import { create, profileOf, purge, remove, type Store, type User } from '@dayloom/data';
import { type LocalOptions, openLocalStore } from '@dayloom/data-local';
import type { Clock } from '@dayloom/domain';
import { IDBFactory } from 'fake-indexeddb';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import type { Persistence } from 'firebase/auth';
import { authClient } from './auth-client.ts';
import type { AccountData } from './delete-account.ts';
import { firebaseAccounts, type FirebaseAccountsOptions } from './firebase-accounts.ts';
import type { GoogleAnswer } from './google-popup.ts';
import type { Profiles } from './new-accounts.ts';

const clock: Clock = { now: () => new Date('2026-03-20T12:00:00.000Z') };

interface Visit {
  /** The address of the service; by default the emulator. */
  readonly url?: string;
  readonly profiles?: Profiles;
  readonly accountData?: AccountData;
  /** How long a sign-in counts as recent, in milliseconds. */
  readonly recentFor?: number;
  /** Stores the session; by default it is kept in memory for this visit only. */
  readonly storage?: Persistence;
  readonly google?: () => Promise<GoogleAnswer>;
  readonly loadAuth?: FirebaseAccountsOptions['loadAuth'];
}

let apps = 0;

/** Accounts of the Auth emulator at `authUrl`, with the user documents in an embedded store. */
export function authWorld(authUrl: string) {
  const opened = new Set<FirebaseApp>();
  const stores = new Set<Store>();
  const local: LocalOptions = { clock, newId: () => 'unused', indexedDB: new IDBFactory() };

  function storeOf({ id }: User): Store {
    const store = openLocalStore(id, local);
    stores.add(store);
    return store;
  }
  const profiles: Profiles = {
    exists: async (user) => (await storeOf(user).get(profileOf(user.id))).records.length > 0,
    write: async (user, fields) => void (await storeOf(user).commit([create('users', user.id, fields)])),
  };

  const accountData: AccountData = {
    async deleteAll(user, { onProgress, begin }) {
      await begin?.();
      await storeOf(user).commit([remove('users', user.id), purge('users', user.id)]);
      onProgress?.(1);
    },
    erase: () => Promise.resolve(),
  };

  /** The accounts of a new tab or visit, with its own app and no signed-in user. */
  function accounts({ url = authUrl, storage, ...visit }: Visit = {}) {
    const firebase = { apiKey: 'demo', projectId: 'demo-dayloom' };
    const config = {
      firebase,
      google: { clientId: 'demo-client' },
      emulators: { auth: url, firestore: '127.0.0.1:1' },
    };
    const app = initializeApp(firebase, `visit-${++apps}`);
    opened.add(app);
    return firebaseAccounts({
      config,
      clock,
      profiles,
      accountData,
      loadAuth: async () => authClient(app, config, storage),
      ...visit,
    });
  }

  return {
    accounts,
    storeOf,
    profiles,
    profile: async (user: User) => (await storeOf(user).get(profileOf(user.id))).records[0],
    async close() {
      for (const store of stores) store.close();
      await Promise.all([...opened].map(deleteApp));
    },
  };
}

/** Stores sessions by key across visits, as IndexedDB does. */
export function sessionStorage() {
  const kept = new Map<string, unknown>();
  // The key ends with the name of the app, which in the product is the same at every start.
  const sessionOf = (key: string) => key.slice(0, key.lastIndexOf(':'));
  const persistence = class {
    static readonly type = 'LOCAL';
    readonly type = 'LOCAL';
    _isAvailable = async () => true;
    _get = async (key: string) => structuredClone(kept.get(sessionOf(key))) ?? null;
    _set = async (key: string, value: unknown) => void kept.set(sessionOf(key), structuredClone(value));
    _remove = async (key: string) => void kept.delete(sessionOf(key));
    _addListener = () => undefined;
    _removeListener = () => undefined;
  } satisfies Persistence;
  return { kept, persistence };
}

/** An unsigned token, which the emulator accepts in place of Google's. */
export function unsignedToken(claims: Readonly<Record<string, unknown>>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** Calls the emulator's administration interface. */
export async function administer(authUrl: string, method: string, path: string, body?: object) {
  const projects = path.startsWith('/emulator') ? '' : '/identitytoolkit.googleapis.com/v1';
  const response = await fetch(`${authUrl}${projects}${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<Readonly<Record<string, unknown>>>;
}
