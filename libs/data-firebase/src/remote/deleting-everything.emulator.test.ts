import { create } from '@dayloom/data';
import { collectionNames, collections, systemClock, type UserId, works } from '@dayloom/domain';
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

/** The paths of the documents of a collection, and of those that are gone but have something below. */
async function documentsIn(collection: string) {
  const answer = await fetch(`${root}${collection}?pageSize=300&showMissing=true`, asOwner);
  const { documents = [] } = (await answer.json()) as { documents?: { name: string; createTime?: string }[] };
  const marker = '/documents';
  return documents.map(({ name, createTime }) => ({
    path: name.slice(name.indexOf(marker) + marker.length),
    isThere: createTime !== undefined,
  }));
}

/** The paths of all documents there are. */
async function everything(path = ''): Promise<string[]> {
  const found: string[] = [];
  for (const name of await collectionsBelow(path))
    for (const one of await documentsIn(`${path}/${name}`)) {
      if (one.isThere) found.push(one.path);
      // Nothing else has collections of its own.
      if (name.startsWith('user')) found.push(...(await everything(one.path)));
    }
  return found.toSorted();
}

/** One of each kind of a user, a mark, a device, the history of a change, a deleted record, a broken one, and one without a stamp. */
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
  const made = aWork(user);
  await project.remoteOf(user).send(
    aBatch([create(works, made.id, fieldsOf(made) as never)], {
      device: 'tablet',
      origin: { deviceKind: 'phone', changes: [{ id: `made-by-${user}`, at: made.createdAt }] },
    }),
  );
}

it('[DO5] everything of a user is gone from the server, and nothing of anybody else', async () => {
  await fill(bob);
  const others = await everything();
  await fill(ada, 60);
  expect(await everything()).toContain(`/users/${ada}/history/made-by-${ada}`);
  const told: number[] = [];
  await deleteEverything(options(), { told: (deleted) => told.push(deleted) });
  expect(await everything()).toEqual(others);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.at(-1)).toBeGreaterThan(60 + collectionNames.length);
});

it('[DO5] a deletion that is stopped half way leaves the rest, and the next one goes on with it', async () => {
  await fill(ada, 60);
  const before = (await everything()).length;
  const gate = await gateTo(host);
  const interrupted = deleteEverything(
    { ...options(gate.host), timeout: 500 },
    {
      told(deleted) {
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

it('[DO5] a deletion that is called off takes nothing more after the page that it is at', async () => {
  await fill(ada, 60);
  const before = await everything();
  const called = new AbortController();
  const told: number[] = [];
  const deleting = deleteEverything(options(), {
    signal: called.signal,
    told(deleted) {
      told.push(deleted);
      if (deleted >= 25) called.abort(new Error('Keep what is left'));
    },
  });
  await expect(deleting).rejects.toThrow('Keep what is left');
  const left = await everything();
  // The deletion itself adds one document: the mark from which it reads the server's time.
  expect(left).toHaveLength(before.length + 1 - told.at(-1)!);
  expect(left).toContain(`/users/${ada}`);
});

it('[DO5] nothing is begun before the server has answered, and nothing goes before that is through', async () => {
  await fill(ada);
  const gate = await gateTo(host);
  gate.cut();
  const begun: string[] = [];
  const cut = deleteEverything(
    { ...options(gate.host), timeout: 500 },
    { begin: async () => void begun.push('cut') },
  );
  await expect(cut).rejects.toMatchObject({ name: 'RemoteError' });
  await gate.close();
  const before = await everything();
  const begin = async () => {
    begun.push('answered');
    expect(await everything()).toEqual(expect.arrayContaining(before));
    throw new Error('This device is not empty yet');
  };
  await expect(deleteEverything(options(), { begin })).rejects.toThrow('This device is not empty yet');
  expect(begun).toEqual(['answered']);
  expect(await everything()).toEqual(expect.arrayContaining(before));
});

it('[DO5] a device whose clock is a year ahead deletes all the same', async () => {
  await fill(ada);
  const ahead = { now: () => new Date(Date.now() + 365 * 86_400_000) };
  await deleteEverything(options(host, ahead));
  expect(await everything()).toEqual([]);
});

it('[DO5] an account with nothing is done at once, however often', async () => {
  for (const _time of [1, 2]) await deleteEverything(options());
  expect(await everything()).toEqual([]);
});
