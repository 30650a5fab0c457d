import { openMirror } from '@dayloom/data-local';
import { type CollectionName, newRecordId, type UserId } from '@dayloom/domain';
import type { World } from '@dayloom/testing/contract';
import { openFirebaseStore } from '../firebase-store.ts';
import { firestoreRemote } from '../remote/firestore-remote.ts';
import type { Remote } from '../remote/remote.ts';
import { fixedClock, testNetwork } from './devices.ts';

export interface Emulator {
  /** As in `127.0.0.1:8080`. */
  readonly host: string;
  readonly projectId: string;
}

const documents = ({ host, projectId }: Emulator) =>
  `http://${host}/v1/projects/${projectId}/databases/(default)/documents`;

async function mustBeOk(response: Response) {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

export const loadRules = async ({ host, projectId }: Emulator, content: string) =>
  mustBeOk(
    await fetch(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    }),
  );

/** A value as Firestore's REST interface writes it. */
function valueOf(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(value) } };
}

const fieldsOf = (value: unknown) =>
  Object.fromEntries(
    Object.entries(Object(value) as Record<string, unknown>)
      .filter(([, one]) => one !== undefined)
      .map(([key, one]) => [key, valueOf(one)]),
  );

/** Writes a document past all rules. */
export const putPastRules = async (
  emulator: Emulator,
  collection: CollectionName,
  id: string,
  fields: unknown,
) =>
  mustBeOk(
    await fetch(`${documents(emulator)}/${collection}/${id}`, {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({ fields: fieldsOf(fields) }),
    }),
  );

/** What a Firestore client of this user is opened with. */
export const clientOptions = ({ host, projectId }: Emulator, user: UserId) => ({
  config: {
    firebase: { apiKey: 'any', projectId },
    emulators: { auth: 'http://127.0.0.1:9', firestore: host },
  },
  user,
  mockUserToken: { sub: user },
});

export const remoteOf = (emulator: Emulator, user: UserId): Remote =>
  firestoreRemote(clientOptions(emulator, user));

/** Two users of their own on the emulator, under the real rules; all tabs of a user share a client and a device. */
export function emulatorWorld(emulator: Emulator, indexedDB: IDBFactory): World {
  const ada = `ada-${newRecordId()}` as UserId;
  const bob = `bob-${newRecordId()}` as UserId;
  const remotes = new Map<UserId, Remote>();
  const closing: (() => void)[] = [];
  const remoteFor = (user: UserId): Remote => {
    const remote = remotes.get(user) ?? remoteOf(emulator, user);
    remotes.set(user, remote);
    return { ...remote, close: () => Promise.resolve() };
  };
  return {
    ada,
    bob,
    listsOnlySorted: true,
    storeOf(user) {
      const store = openFirebaseStore({
        user,
        mirror: openMirror(user, { clock: fixedClock, newId: newRecordId, indexedDB }),
        remote: () => Promise.resolve(remoteFor(user)),
        network: testNetwork(),
        clock: fixedClock,
        locks: undefined,
        isSessionAlive: () => Promise.resolve(true),
        watchSession: () => () => undefined,
      });
      closing.push(store.close);
      return store;
    },
    seedRaw: (_user, collection, id, fields) => putPastRules(emulator, collection, id, fields),
    async close() {
      for (const close of closing) close();
      await Promise.all([...remotes.values()].map((remote) => remote.close()));
    },
  };
}
