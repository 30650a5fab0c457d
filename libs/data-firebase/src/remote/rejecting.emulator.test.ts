import { type Change, create, increment, patch, remove } from '@dayloom/data';
import { timerHistory, works } from '@dayloom/domain';
import type { Remote } from '@dayloom/sync';
import { add, aTimerSession, aWork } from '@dayloom/testing';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import {
  aBatch,
  ada,
  bob,
  contentOf,
  emulatedProject,
  type EmulatedProject,
  fieldsOf,
  listening,
  stored,
} from './emulated-project.fixture.ts';

let project: EmulatedProject;
let remote: Remote;
beforeAll(async () => {
  project = await emulatedProject(inject('firestoreHost'), 'demo-remote-refusing');
});
beforeEach(async () => {
  await project.clear();
  remote = project.remoteOf(ada);
});
afterAll(() => project.close());

const rejections: readonly (readonly [name: string, code: string, change: Change])[] = [
  ['a patch that the rules forbid', 'refused', patch('works', 'stored', { duration: 0 })],
  ["a patch of another user's record", 'refused', patch('works', 'of-bob', { duration: 2 })],
  ["a removal of another user's record", 'refused', remove('works', 'of-bob')],
  ['a record of another user', 'refused', add(works, aWork(bob))],
  [
    'counters that are not incremented together',
    'refused',
    increment(
      'meditationStats',
      ada,
      { currentStreak: 2, totalSessions: 1, challengeProgress: 1 },
      { userId: ada },
    ),
  ],
  [
    'a change of a record that is never changed',
    'refused',
    { type: 'patch', collection: 'timerHistory', id: 'session', fields: { duration: 1 }, clear: [] },
  ],
  [
    'a value that Firestore cannot store',
    'refused',
    create('works', 'odd', { workTitle: undefined } as never),
  ],
];

for (const [name, code, change] of rejections)
  it(`[OF5] ${name} is ${code}, and nothing of its batch is applied`, async () => {
    const [mine, theirs] = [aWork(ada), aWork(bob)];
    await project.put('works/stored', stored(mine));
    await project.put('works/of-bob', stored(theirs));
    await project.put('timerHistory/session', stored(aTimerSession(ada)));
    const good = aTimerSession(ada);
    const batch = aBatch([add(timerHistory, good), change]);
    await expect(remote.send(batch)).rejects.toMatchObject({ name: 'RemoteError', code });
    expect(await project.read(`timerHistory/${good.id}`)).toBeUndefined();
    expect(contentOf(await project.read('works/stored'))).toEqual(fieldsOf(mine));
    expect(contentOf(await project.read('works/of-bob'))).toEqual(fieldsOf(theirs));
    expect(await remote.mark('tablet')).toBeUndefined();
  });

it('[AC8] every call of another user is rejected as signed-out', async () => {
  const stranger = project.remoteOf(ada, { mockUserToken: { sub: bob } });
  const out = { name: 'RemoteError', code: 'signed-out' };
  await expect(stranger.send(aBatch([remove('works', 'any')]))).rejects.toMatchObject(out);
  await expect(stranger.get('users', ada)).rejects.toMatchObject(out);
  await expect(stranger.pull('works', { limit: 1 })).rejects.toMatchObject(out);
  await expect(stranger.count('works')).rejects.toMatchObject(out);
  await expect(stranger.mark('tablet')).rejects.toMatchObject(out);
  const { failures, until } = listening(stranger, 'works');
  await until(() => failures.length > 0);
  expect(failures).toMatchObject([out]);
});
