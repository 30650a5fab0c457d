import { readFile } from 'node:fs/promises';
import type { Change, StoredFields } from '@dayloom/data';
import type { UserId } from '@dayloom/domain';
import { setLogLevel } from 'firebase/app';
import { firestoreRemote, type FirestoreRemoteOptions } from './firestore-remote.ts';
import type { Delivery, Remote } from './remote.ts';

export const ada = 'ada' as UserId;
export const bob = 'bob' as UserId;

/** A project of its own on the emulator, under the real rules, for one test file. */
export interface EmulatedProject {
  /** A client of this user; every call is one more device. */
  remoteOf(user: UserId, options?: Partial<FirestoreRemoteOptions>): Remote;
  /** Writes a document past all rules, as the console would. */
  put(path: string, fields: StoredFields): Promise<void>;
  read(path: string): Promise<StoredFields | undefined>;
  /** Takes all documents away. */
  clear(): Promise<void>;
  /** Closes every remote. */
  close(): Promise<void>;
}

interface Value {
  readonly stringValue?: string;
  readonly integerValue?: string;
  readonly doubleValue?: number;
  readonly booleanValue?: boolean;
}

function valueOf(value: unknown): Value {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: Number(value) };
}
const plain = ({ stringValue, integerValue, doubleValue, booleanValue }: Value) =>
  stringValue ?? booleanValue ?? doubleValue ?? Number(integerValue);

const mapped = <A, B>(fields: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value)]));

/** `host` as in `127.0.0.1:8080`. */
export async function emulatedProject(host: string, projectId: string): Promise<EmulatedProject> {
  setLogLevel('silent');
  const remotes: Remote[] = [];
  const documents = `http://${host}/v1/projects/${projectId}/databases/(default)/documents`;
  const ask = async (url: string, init: RequestInit = {}) => {
    const answer = await fetch(url, { ...init, headers: { Authorization: 'Bearer owner' } });
    if (!answer.ok && answer.status !== 404) throw new Error(`${url}: ${await answer.text()}`);
    return answer;
  };

  const content = await readFile('firestore.rules', 'utf8');
  await ask(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });

  return {
    remoteOf(user, options = {}) {
      const remote = firestoreRemote({
        config: {
          firebase: { apiKey: 'none', projectId },
          emulators: { auth: 'http://127.0.0.1:1', firestore: host },
        },
        user,
        mockUserToken: { sub: user },
        ...options,
      });
      remotes.push(remote);
      return remote;
    },
    async put(path, fields) {
      const body = JSON.stringify({ fields: mapped(fields, valueOf) });
      await ask(`${documents}/${path}`, { method: 'PATCH', body });
    },
    async read(path) {
      const answer = await ask(`${documents}/${path}`);
      if (answer.status === 404) return undefined;
      const { fields = {} } = (await answer.json()) as { fields?: Record<string, Value> };
      return mapped(fields, plain);
    },
    async clear() {
      await ask(`http://${host}/emulator/v1/projects/${projectId}/databases/(default)/documents`, {
        method: 'DELETE',
      });
    },
    async close() {
      await Promise.all(remotes.splice(0).map((remote) => remote.close()));
    },
  };
}

export const fieldsOf = ({ id: _id, ...fields }: { readonly id: string }): StoredFields => fields;

/** A step of a device's journal. */
export const aDelivery = (
  step: number,
  changes: readonly Change[],
  rest: Partial<Delivery> = {},
): Delivery => ({ device: 'tablet', step, changes, basedOn: {}, ...rest });
