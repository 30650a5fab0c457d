import { patch } from '@dayloom/data';
import { works } from '@dayloom/domain';
import type { Remote } from '@dayloom/sync';
import { add, aUser, aWork } from '@dayloom/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startFirestoreEmulator } from '../../../../testing/emulators/firestore.mjs';
import {
  aBatch,
  ada,
  clientOptions,
  contentOf,
  emulatedProject,
  type EmulatedProject,
  fieldsOf,
  listening,
  stored,
} from './emulated-project.fixture.ts';
import { type Gate, gateTo } from './gate.fixture.ts';

const projectId = 'demo-remote-faults';
const unreachable = { name: 'RemoteError', code: 'unreachable' };
const nothing = { records: [], gone: [] };

let project: EmulatedProject;
let gate: Gate;
beforeAll(async () => {
  project = await emulatedProject(inject('firestoreHost'), projectId);
});
beforeEach(async () => {
  await project.clear();
  gate = await gateTo(inject('firestoreHost'));
});
afterEach(async () => {
  // First, because a client with a silent connection may wait for its end.
  await gate.close();
  await project.close();
});

const throughAt = (host: string, timeout: number) =>
  project.remoteOf(ada, { ...clientOptions(host, projectId, ada), timeout });
const through = (timeout = 1_000) => throughAt(gate.host, timeout);

/** All calls of a remote that return a result. */
const allCalls = (remote: Remote): readonly (() => Promise<unknown>)[] => [
  () => remote.pull('works', { limit: 3 }),
  () => remote.pull('users', { limit: 3 }),
  () => remote.get('works', 'any'),
  () => remote.count('works'),
  () => remote.count('users'),
  () => remote.mark('tablet'),
  () => remote.send(aBatch([])),
];
const expectAll = async (remote: Remote, error: object) => {
  for (const ask of allCalls(remote)) await expect(ask()).rejects.toMatchObject(error);
};

/** Resolves when the client has failed to connect and has passed its listeners the empty cache. */
async function hasGivenUp(remote: Remote) {
  for (const ask of [remote.count, remote.count])
    await expect(ask('works')).rejects.toMatchObject(unreachable);
}

describe('a server that cannot be reached', () => {
  it('[OF2] rejects every call as unreachable after the connection was cut', async () => {
    gate.cut();
    await expectAll(through(), unreachable);
  });

  it('[OF2] rejects every call after the timeout if it does not respond', async () => {
    gate.silence();
    await expectAll(through(200), unreachable);
  });

  it('[OF1] sends listeners nothing while it is unreachable from the start, and its records when it is reachable', async () => {
    gate.cut();
    const work = aWork(ada);
    await project.put(`works/${work.id}`, stored(work));
    await project.put(`users/${ada}`, stored(aUser(ada)));
    const remote = through();
    const list = listening(remote, 'works');
    const one = listening(remote, 'users');
    await hasGivenUp(remote);
    expect([...list.news, ...one.news, ...list.failures, ...one.failures]).toEqual([]);
    gate.open();
    await Promise.all([list.until(() => list.news.length > 0), one.until(() => one.news.length > 0)]);
    expect(list.news[0]).toMatchObject({ records: [{ id: work.id, fields: fieldsOf(work) }], gone: [] });
    expect(one.news[0]).toMatchObject({ records: [{ id: ada }], gone: [] });
  });

  it('[OF6] sends listeners only the changes of the meantime after a reconnect', async () => {
    await project.put('works/old', stored(aWork(ada)));
    const remote = through();
    const { news, until, failures, isAway } = listening(remote, 'works');
    await until(() => news.length === 1);
    gate.cut();
    await hasGivenUp(remote);
    await until(isAway);
    gate.open();
    await until(() => news.length === 2);
    expect([news[1], isAway()]).toEqual([nothing, false]);
    gate.cut();
    await project.put('works/new', stored(aWork(ada)));
    await project.delete('works/old');
    gate.open();
    const changed = () => news.slice(2).flatMap(({ records }) => records.map(({ id }) => id));
    const gone = () => news.flatMap((one) => one.gone);
    await until(() => changed().length > 0 && gone().length > 0);
    expect([changed(), gone()]).toEqual([['new'], ['old']]);
    expect(failures).toEqual([]);
  });

  it('[OF2] is reported as unreachable after the emulator was stopped, and sends listeners nothing more', async () => {
    const emulator = await startFirestoreEmulator({ say: () => undefined });
    await throughAt(emulator.host, 60_000).send(aBatch([]));
    const remote = throughAt(emulator.host, 2_000);
    const { news, failures, until } = listening(remote, 'works');
    await until(() => news.length > 0);
    await emulator.stop();
    const received = news.length;
    await expectAll(remote, unreachable);
    expect(news).toHaveLength(received);
    expect(failures).toEqual([]);
  }, 120_000);
});

it('[OF2] a batch whose acknowledgement was lost is applied once, as its mark shows', async () => {
  const work = aWork(ada, { workTitle: 'Lost acknowledgement' });
  const batch = aBatch([add(works, work)], { ids: ['mine'] });
  const remote = through(10_000);
  gate.loseAnswersAfter('Lost acknowledgement');
  await expect(remote.send(batch)).rejects.toMatchObject(unreachable);
  expect(contentOf(await project.read(`works/${work.id}`))).toEqual(fieldsOf(work));
  gate.open();
  const other = aBatch([patch('works', work.id, { duration: 9 })], { device: 'phone' });
  await project.remoteOf(ada).send(other);
  await expect(remote.send(batch)).rejects.toMatchObject({ code: 'mark-moved' });
  expect(await remote.mark('tablet')).toMatchObject({ count: 1, last: ['mine'] });
  expect(contentOf(await project.read(`works/${work.id}`))).toEqual({ ...fieldsOf(work), duration: 9 });
});

describe('a closed remote', () => {
  it('[OF10] rejects running and new calls, and sends its listeners nothing', async () => {
    gate.silence();
    const remote = through(60_000);
    const { news, failures } = listening(remote, 'works');
    const calls = Promise.allSettled(allCalls(remote).map((ask) => ask()));
    await remote.close();
    const reasons = (await calls).map((one) => one.status === 'rejected' && one.reason);
    expect(reasons).toEqual(reasons.map(() => expect.objectContaining(unreachable)));
    await expectAll(remote, unreachable);
    const late = listening(remote, 'works');
    expect([...news, ...failures, ...late.news, ...late.failures]).toEqual([]);
    await remote.close();
  });

  it('[OF10] shares its client with other remotes of the app, and the last one to close terminates it', async () => {
    const shared = { mockUserToken: undefined } as never;
    const [first, second] = [project.remoteOf(ada, shared), project.remoteOf(ada, shared)];
    await first.close();
    await first.close();
    // No user is signed in to this app. The error comes from the rules, so the client is alive.
    await expect(second.get('works', 'any')).rejects.toMatchObject({ code: 'signed-out' });
    await second.close();
    const third = project.remoteOf(ada, shared);
    await expect(third.get('works', 'any')).rejects.toMatchObject({ code: 'signed-out' });
  });
});
