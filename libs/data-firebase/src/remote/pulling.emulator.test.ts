import { remove } from '@dayloom/data';
import { type CollectionName, tasks, works } from '@dayloom/domain';
import type { Checkpoint, Remote, RemoteRecord } from '@dayloom/sync';
import { add, aTask, aUser, aWork, meditationStatsFor } from '@dayloom/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  aBatch,
  ada,
  bob,
  emulatedProject,
  type EmulatedProject,
  fieldsOf,
  stored,
} from './emulated-project.fixture.ts';

let project: EmulatedProject;
let remote: Remote;
beforeAll(async () => {
  project = await emulatedProject(inject('firestoreHost'), 'demo-remote-pulling');
});
beforeEach(async () => {
  await project.clear();
  remote = project.remoteOf(ada);
});
afterAll(() => project.close());

const idsOf = (records: readonly RemoteRecord[]) => records.map(({ id }) => id);
const minute = (at: number) => new Date(Date.UTC(2026, 2, 1, 9, at));
const checkpointOf = ({ stamp, id }: RemoteRecord): Checkpoint => ({ stamp, id });

/** Works `w0` to `w6`; `w2` to `w4` were changed at the same moment. */
async function seed() {
  const minutes = [0, 1, 2, 2, 2, 5, 6];
  for (const [index, at] of minutes.entries())
    await project.put(`works/w${index}`, stored(aWork(ada), minute(at)));
  await project.put('works/of-bob', stored(aWork(bob), minute(3)));
}

describe('pulling', () => {
  it('[OF6] continues after a checkpoint; one without an id is before all records of its moment', async () => {
    await seed();
    const [all] = [await remote.pull('works', { limit: 10 })];
    const at = (id: string) => checkpointOf(all.find((record) => record.id === id)!);
    expect(idsOf(await remote.pull('works', { after: at('w3'), limit: 2 }))).toEqual(['w4', 'w5']);
    expect(await remote.pull('works', { after: at('w6'), limit: 2 })).toEqual([]);
    const moment = { stamp: at('w3').stamp, id: '' };
    expect(idsOf(await remote.pull('works', { after: moment, limit: 3 }))).toEqual(['w2', 'w3', 'w4']);
    expect(idsOf(await remote.pull('works', { before: moment, limit: 3 }))).toEqual(['w1', 'w0']);
    expect(idsOf(await remote.pull('works', { after: { stamp: '', id: '' }, limit: 1 }))).toEqual(['w0']);
  });

  it('[DA4] reads and counts a singleton like other records', async () => {
    const singles: readonly CollectionName[] = ['users', 'userTokens', 'meditationStats', 'settings'];
    for (const name of singles) {
      expect(await remote.pull(name, { limit: 1 })).toEqual([]);
      expect(await remote.count(name)).toBe(0);
    }
    await project.put(`users/${ada}`, stored(aUser(ada), minute(1)));
    await project.put(`meditationStats/${ada}`, {
      ...stored(meditationStatsFor(ada), minute(2)),
      deletedAt: minute(2),
    });
    const [user] = await remote.pull('users', { limit: 1 });
    expect(user).toEqual({ id: ada, fields: fieldsOf(aUser(ada)), stamp: '2026-03-01T09:01:00.000000000Z' });
    expect(await remote.pull('users', { after: checkpointOf(user!), limit: 1 })).toEqual([]);
    expect(await remote.pull('users', { before: checkpointOf(user!), limit: 1 })).toEqual([]);
    const earlier = { stamp: '2026-03-01T09:00:59.999999999Z', id: 'zoe' };
    expect(await remote.pull('users', { after: earlier, limit: 1 })).toEqual([user]);
    expect([await remote.count('users'), await remote.count('meditationStats')]).toEqual([1, 0]);
  });
});

it('[WD17] 400 records are created in one batch and deleted in one', async () => {
  // The emulator evaluates the rules for each record, which takes seconds on a busy machine.
  const slowRemote = project.remoteOf(ada, { timeout: 60_000 });
  const work = aWork(ada);
  const list = Array.from({ length: 400 }, () => aTask(ada, { workId: work.id }));
  await slowRemote.send(aBatch([add(works, work)]));
  const all = list.map((task) => add(tasks, task));
  await slowRemote.send(aBatch(all, { expected: 1 }));
  expect(await slowRemote.count('tasks')).toBe(400);
  const gone = list.map(({ id }) => ({ ...remove('tasks', id), with: work.id }));
  await slowRemote.send(aBatch(gone, { expected: 2 }));
  expect(await slowRemote.count('tasks')).toBe(0);
  expect(await slowRemote.pull('tasks', { limit: 500 })).toHaveLength(400);
}, 240_000);
