import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { StoredFields } from '@dayloom/data';
import type { CollectionName, UserId } from '@dayloom/domain';
import type { Batch, Checkpoint, Remote, RemoteError, RemoteChanges } from '@dayloom/sync';
import { setLogLevel } from 'firebase/app';
import { firestoreRemote, type FirestoreRemoteOptions } from './firestore-remote.ts';

// A remote has a listener for each collection; Node warns about more than ten listeners on one signal.
EventEmitter.defaultMaxListeners = 50;

export const ada = 'ada' as UserId;
export const bob = 'bob' as UserId;

/** A separate project on the emulator for one test file, with the real rules. */
export interface EmulatedProject {
  /** A client of this user; every call is another device. */
  remoteOf(user: UserId, options?: Partial<FirestoreRemoteOptions>): Remote;
  /** Writes a document without the rules, as the console would. */
  put(path: string, fields: StoredFields): Promise<void>;
  /** Writes several documents, by path. */
  putAll(documents: ReadonlyMap<string, StoredFields>): Promise<void>;
  /** The stored fields; timestamps as strings. */
  read(path: string): Promise<StoredFields | undefined>;
  delete(path: string): Promise<void>;
  /** Deletes all documents. */
  clear(): Promise<void>;
  /** Closes every remote. */
  close(): Promise<void>;
}

type Value = Readonly<Record<string, unknown>>;

/** A value in the format of Firestore's REST API. */
function valueOf(value: unknown): Value {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return { mapValue: { fields: mapped(Object(value) as StoredFields, valueOf) } };
}

function plain(value: Value): unknown {
  const [[type, content] = ['', undefined]] = Object.entries(value);
  if (type === 'integerValue') return Number(content);
  if (type !== 'arrayValue') return content;
  return ((content as { values?: readonly Value[] }).values ?? []).map(plain);
}

const mapped = <A, B>(fields: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, change(value)]),
  );

/** The options of a Firestore client of this user. `host` as in `127.0.0.1:8080`. */
export const clientOptions = (host: string, projectId: string, user: UserId) => ({
  config: {
    firebase: { apiKey: 'none', projectId },
    emulators: { auth: 'http://127.0.0.1:1', firestore: host },
  },
  user,
  mockUserToken: { sub: user, email: `${user}@example.com` },
});

export async function emulatedProject(host: string, projectId: string): Promise<EmulatedProject> {
  setLogLevel('silent');
  const remotes: Remote[] = [];
  const documents = `http://${host}/v1/projects/${projectId}/databases/(default)/documents`;
  const request = async (url: string, init: RequestInit = {}) => {
    const answer = await fetch(url, { ...init, headers: { Authorization: 'Bearer owner' } });
    if (!answer.ok && answer.status !== 404) throw new Error(`${url}: ${await answer.text()}`);
    return answer;
  };

  const content = await readFile('firestore.rules', 'utf8');
  await request(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });

  return {
    remoteOf(user, options = {}) {
      const remote = firestoreRemote({ ...clientOptions(host, projectId, user), ...options });
      remotes.push(remote);
      return remote;
    },
    async put(path, fields) {
      const body = JSON.stringify({ fields: mapped(fields, valueOf) });
      await request(`${documents}/${path}`, { method: 'PATCH', body });
    },
    async putAll(all) {
      const writes = [...all].map(([path, fields]) => ({
        update: {
          name: `projects/${projectId}/databases/(default)/documents/${path}`,
          fields: mapped(fields, valueOf),
        },
      }));
      for (let from = 0; from < writes.length; from += 500)
        await request(`${documents}:commit`, {
          method: 'POST',
          body: JSON.stringify({ writes: writes.slice(from, from + 500) }),
        });
    },
    async read(path) {
      const answer = await request(`${documents}/${path}`);
      if (answer.status === 404) return undefined;
      const { fields = {} } = (await answer.json()) as { fields?: Record<string, Value> };
      return mapped(fields, plain);
    },
    async delete(path) {
      await request(`${documents}/${path}`, { method: 'DELETE' });
    },
    async clear() {
      await request(`http://${host}/emulator/v1/projects/${projectId}/databases/(default)/documents`, {
        method: 'DELETE',
      });
    },
    async close() {
      await Promise.all(remotes.splice(0).map((remote) => remote.close()));
    },
  };
}

export const fieldsOf = ({ id: _id, ...fields }: { readonly id: string }): StoredFields => fields;

/** A document as this release stores a living record. */
export const stored = (record: { readonly id: string }, changedAt = new Date()): StoredFields => ({
  ...fieldsOf(record),
  changedAt,
  deletedAt: null,
});

/** A stored document without its timestamps. */
export const contentOf = (document: StoredFields | undefined): StoredFields | undefined => {
  if (!document) return undefined;
  const { changedAt: _changedAt, deletedAt: _deletedAt, ...fields } = document;
  return fields;
};

/** The first batch of a device. */
export const aBatch = (changes: Batch['changes'], rest: Partial<Batch> = {}): Batch => ({
  device: 'tablet',
  expected: 0,
  ids: [`entry-${rest.expected ?? 0}`],
  recent: [],
  changes,
  ...rest,
});

/** Listens to a collection and records the events; `until` waits for a condition on them. */
export function listening(remote: Remote, collection: CollectionName, after?: Checkpoint) {
  const news: RemoteChanges[] = [];
  const failures: RemoteError[] = [];
  let isAway = false;
  let check: () => void = () => undefined;
  const stop = remote.listen(collection, after, {
    next(changes) {
      isAway = false;
      news.push(changes);
      check();
    },
    fail(error) {
      failures.push(error);
      check();
    },
    away() {
      isAway = true;
      check();
    },
  });
  const until = (fits: () => boolean) =>
    new Promise<void>((resolve) => {
      check = () => fits() && resolve();
      check();
    });
  return { news, failures, until, stop, isAway: () => isAway };
}
