import { create } from '@dayloom/data';
import { collectionNames, collections, systemClock, type UserId } from '@dayloom/domain';
import { aRecordOf, aTask, aWork } from '@dayloom/testing';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { deleteEverything } from './delete-everything.ts';
import {
  aBatch,
  ada,
  bob,
  clientOptions,
  emulatedProject,
  type EmulatedProject,
  fieldsOf,
  stored,
} from './emulated-project.fixture.ts';
import { gateTo } from './gate.fixture.ts';

const projectId = 'demo-remote-deleting';
const host = inject('firestoreHost');
let project: EmulatedProject;
beforeAll(async () => {
  project = await emulatedProject(host, projectId);
});
beforeEach(() => project.clear());
afterAll(() => project.close());

const options = (at = host, clock = systemClock) => ({
  ...clientOptions(at, projectId, ada),
  clock,
  pageSize: 25,
});

const root = `http://${host}/v1/projects/${projectId}/databases/(default)/documents`;
const asOwner = { headers: { Authorization: 'Bearer owner' } };

async function collectionsBelow(path: string): Promise<string[]> {
  const answer = await fetch(`${root}${path}:listCollectionIds`, { method: 'POST', ...asOwner });
  return ((await answer.json()) as { collectionIds?: string[] }).collectionIds ?? [];
}

/** The paths of the documents of a collection, including missing documents that have subcollections. */
async function documentsIn(collection: string) {
  const answer = await fetch(`${root}${collection}?pageSize=300&showMissing=true`, asOwner);
  const { documents = [] } = (await answer.json()) as { documents?: { name: string; createTime?: string }[] };
  const marker = '/documents';
  return documents.map(({ name, createTime }) => ({
    path: name.slice(name.indexOf(marker) + marker.length),
    exists: createTime !== undefined,
  }));
}

/** The paths of all existing documents. */
async function everything(path = ''): Promise<string[]> {
  const found: string[] = [];
  for (const name of await collectionsBelow(path))
    for (const one of await documentsIn(`${path}/${name}`)) {
      if (one.exists) found.push(one.path);
      // Only these have subcollections.
      if (name.startsWith('user')) found.push(...(await everything(one.path)));
    }
  return found.toSorted();
}

/** Adds a record of each kind, a mark, a device, a history entry, and a deleted, a broken and an unstamped record. */
async function fill(user: UserId, count = 0) {
  const work = aWork(user);
  const records = Object.values(collections).map(
    (kind) => [kind.name, aRecordOf(kind, user, work.id)] as const,
  );
  await project.putAll(
    new Map([
      ...records.map(([name, record]) => [`${name}/${record.id}`, stored(record)] as const),
      [`works/${work.id}`, stored(work)],
      ...Array.from({ length: count }, () => {
        const task = aTask(user, { workId: work.id });
        return [`tasks/${task.id}`, stored(task)] as const;
      }),
      [`works/gone-of-${user}`, { ...stored(aWork(user)), deletedAt: new Date() }],
      [`works/broken-of-${user}`, { ...stored(aWork(user)), duration: 'long', colour: 'teal' }],
      [`works/unstamped-of-${user}`, fieldsOf(aWork(user))],
      [
        `userTokens/${user}/devices/d1`,
        { token: 'd1', platform: 'web', updatedAt: new Date().toISOString() },
      ],
    ]),
  );
  const created = aWork(user);
  await project.remoteOf(user).send(
    aBatch([create('works', created.id, fieldsOf(created) as never)], {
      device: 'tablet',
      origin: { deviceKind: 'phone', changes: [{ id: `made-by-${user}`, at: created.createdAt }] },
    }),
  );
}

it('[DO5] all data of a user is deleted from the server, and none of other users', async () => {
  await fill(bob);
  const others = await everything();
  await fill(ada, 60);
  expect(await everything()).toContain(`/users/${ada}/history/made-by-${ada}`);
  const progress: number[] = [];
  await deleteEverything(options(), { onProgress: (deleted) => progress.push(deleted) });
  expect(await everything()).toEqual(others);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBeGreaterThan(60 + collectionNames.length);
});

it('[DO5] an interrupted deletion leaves the rest, which the next one deletes', async () => {
  await fill(ada, 60);
  const before = (await everything()).length;
  const gate = await gateTo(host);
  const interrupted = deleteEverything(
    { ...options(gate.host), timeout: 500 },
    {
      onProgress(deleted) {
        if (deleted >= 25) gate.cut();
      },
    },
  );
  await expect(interrupted).rejects.toMatchObject({ name: 'RemoteError' });
  const left = await everything();
  expect(left.length).toBeGreaterThan(35);
  expect(left.length).toBeLessThan(before);
  expect(left).toContain(`/users/${ada}`);
  await gate.close();
  await deleteEverything(options());
  expect(await everything()).toEqual([]);
});

it('[DO5] a cancelled deletion stops after the current page', async () => {
  await fill(ada, 60);
  const before = await everything();
  const controller = new AbortController();
  const progress: number[] = [];
  const deleting = deleteEverything(options(), {
    signal: controller.signal,
    onProgress(deleted) {
      progress.push(deleted);
      if (deleted >= 25) controller.abort(new Error('Keep what is left'));
    },
  });
  await expect(deleting).rejects.toThrow('Keep what is left');
  const left = await everything();
  // The deletion adds one document: the mark from which it reads the server's time.
  expect(left).toHaveLength(before.length + 1 - progress.at(-1)!);
  expect(left).toContain(`/users/${ada}`);
});

it('[DO5] `begin` is called after the server has responded, and nothing is deleted before it resolves', async () => {
  await fill(ada);
  const gate = await gateTo(host);
  gate.cut();
  const calls: string[] = [];
  const cut = deleteEverything(
    { ...options(gate.host), timeout: 500 },
    { begin: async () => void calls.push('cut') },
  );
  await expect(cut).rejects.toMatchObject({ name: 'RemoteError' });
  await gate.close();
  const before = await everything();
  const begin = async () => {
    calls.push('answered');
    expect(await everything()).toEqual(expect.arrayContaining(before));
    throw new Error('This device is not empty yet');
  };
  await expect(deleteEverything(options(), { begin })).rejects.toThrow('This device is not empty yet');
  expect(calls).toEqual(['answered']);
  expect(await everything()).toEqual(expect.arrayContaining(before));
});

it('[DO5] the deletion works on a device whose clock is a year ahead', async () => {
  await fill(ada);
  const ahead = { now: () => new Date(Date.now() + 365 * 86_400_000) };
  await deleteEverything(options(host, ahead));
  expect(await everything()).toEqual([]);
});

it('[DO5] deleting an empty account succeeds, also repeatedly', async () => {
  for (const _time of [1, 2]) await deleteEverything(options());
  expect(await everything()).toEqual([]);
});
