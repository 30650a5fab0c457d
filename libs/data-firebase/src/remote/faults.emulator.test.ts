import { type Query, restore, workById, worksOf } from '@dayloom/data';
import { works } from '@dayloom/domain';
import { aWork } from '@dayloom/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startFirestoreEmulator } from '../../../../tools/emulators/firestore.mjs';
import {
  ada,
  aDelivery,
  emulatedProject,
  type EmulatedProject,
  fieldsOf,
} from './emulated-project.fixture.ts';
import { type Gate, gateTo } from './gate.fixture.ts';
import type { Remote, RemoteError, RemoteRecord } from './remote.ts';

const projectId = 'demo-remote-faults';
const unreachable = { name: 'RemoteError', code: 'unreachable' };

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
  await project.close();
  await gate.close();
});

const throughAt = (host: string, deadline: number) =>
  project.remoteOf(ada, {
    deadline,
    config: {
      firebase: { apiKey: 'none', projectId },
      emulators: { auth: 'http://127.0.0.1:1', firestore: host },
    },
  });
const through = (deadline = 1_000) => throughAt(gate.host, deadline);

/** Everything that can be asked of a remote and has an answer. */
const askAll = (remote: Remote): readonly (() => Promise<unknown>)[] => [
  () => remote.fetch(worksOf(ada)),
  () => remote.fetch(worksOf(ada).first(3)),
  () => remote.fetch(workById(ada, 'any')),
  () => remote.fetchOne('works', 'any'),
  () => remote.count(worksOf(ada)),
  () => remote.sum(worksOf(ada), 'duration'),
  () => remote.deliver(aDelivery(1, [])),
];
const expectAll = async (remote: Remote, error: object) => {
  for (const ask of askAll(remote)) await expect(ask()).rejects.toMatchObject(error);
};

function listening(remote: Remote, asked: Query<unknown> = worksOf(ada)) {
  const answers: (readonly RemoteRecord[])[] = [];
  const failures: RemoteError[] = [];
  let look: () => void = () => undefined;
  const stop = remote.listen(
    asked,
    (records) => {
      answers.push(records);
      look();
    },
    (error) => {
      failures.push(error);
      look();
    },
  );
  const until = (fits: () => boolean) =>
    new Promise<void>((resolve) => {
      look = () => fits() && resolve();
      look();
    });
  return { answers, failures, until, stop };
}

describe('a server that cannot be reached', () => {
  it('[OF2] everything asked of a cut line is unreachable', async () => {
    gate.cut();
    await expectAll(through(), unreachable);
  });

  it('[OF2] everything asked of a server that says nothing is given up at the deadline', async () => {
    gate.silence();
    await expectAll(through(200), unreachable);
  });

  it('[OF1] listening to a server that is unreachable from the start tells nothing, and goes on when it comes', async () => {
    gate.cut();
    const work = aWork(ada);
    await project.put(`works/${work.id}`, fieldsOf(work));
    const remote = through();
    const list = listening(remote);
    const one = listening(remote, workById(ada, work.id));
    // By then the client has tried, failed, and told its listeners of an empty cache.
    await expect(remote.fetch(worksOf(ada))).rejects.toMatchObject(unreachable);
    expect([...list.answers, ...one.answers, ...list.failures, ...one.failures]).toEqual([]);
    gate.open();
    await Promise.all([list.until(() => list.answers.length > 0), one.until(() => one.answers.length > 0)]);
    const records = [{ id: work.id, fields: fieldsOf(work) }];
    expect(list.answers[0]).toEqual(records);
    expect(one.answers[0]).toEqual(records);
  });

  it('[OF6] after a lost line the result is told anew, changed or not', async () => {
    const remote = through();
    const { answers, until, failures } = listening(remote);
    await until(() => answers.length === 1);
    gate.cut();
    await expect(remote.fetchOne('works', 'any')).rejects.toMatchObject(unreachable);
    gate.open();
    await until(() => answers.length === 2);
    expect(answers).toEqual([[], []]);
    gate.cut();
    const work = aWork(ada);
    await project.put(`works/${work.id}`, fieldsOf(work));
    gate.open();
    await until(() => answers.at(-1)?.length === 1);
    expect(failures).toEqual([]);
  });

  it('[OF2] an emulator that was stopped is unreachable, and a listening to it tells nothing more', async () => {
    const emulator = await startFirestoreEmulator({ say: () => undefined });
    const remote = throughAt(emulator.host, 2_000);
    const { answers, failures, until } = listening(remote);
    await until(() => answers.length > 0);
    await remote.deliver(aDelivery(1, []));
    await emulator.stop();
    const told = answers.length;
    await expectAll(remote, unreachable);
    expect(answers).toHaveLength(told);
    expect(failures).toEqual([]);
  }, 120_000);
});

describe('an answer that is lost', () => {
  it('[OF2] a step whose acknowledgement was lost is made once, however often it is sent again', async () => {
    const work = aWork(ada, { workTitle: 'Lost acknowledgement' });
    const delivery = aDelivery(1, [restore(works, work)]);
    const remote = through(2_000);
    gate.loseAnswersAfter('Lost acknowledgement');
    await expect(remote.deliver(delivery)).rejects.toMatchObject(unreachable);
    const made = await project.read(`works/${work.id}`);
    expect(made).toEqual(fieldsOf(work));
    gate.open();
    const other = {
      type: 'patch',
      collection: 'works',
      id: work.id,
      fields: { duration: 9 },
      clear: [],
    } as const;
    await project.remoteOf(ada).deliver(aDelivery(1, [other], { device: 'phone' }));
    expect(await remote.deliver(delivery)).toEqual({ conflicts: {} });
    expect(await project.read(`works/${work.id}`)).toEqual({ ...fieldsOf(work), duration: 9 });
  });
});

describe('a remote that has come to its end', () => {
  it('[OF10] a closed remote ends what is under way, tells its listeners nothing, and answers no more', async () => {
    gate.silence();
    const remote = through(60_000);
    const { answers, failures } = listening(remote);
    const underWay = Promise.allSettled(askAll(remote).map((ask) => ask()));
    await remote.close();
    const reasons = (await underWay).map((one) => one.status === 'rejected' && one.reason);
    expect(reasons).toEqual(reasons.map(() => expect.objectContaining(unreachable)));
    await expectAll(remote, unreachable);
    const late = listening(remote);
    expect([...answers, ...failures, ...late.answers, ...late.failures]).toEqual([]);
    await remote.close();
  });

  it('[OF10] two remotes of one app share its client, and the last one to close ends it', async () => {
    const shared = { mockUserToken: undefined } as never;
    const [first, second] = [project.remoteOf(ada, shared), project.remoteOf(ada, shared)];
    await first.close();
    await first.close();
    // Nobody is signed in with this app's Auth: the rules answer, so the client lives.
    await expect(second.fetchOne('works', 'any')).rejects.toMatchObject({ code: 'signed-out' });
    await second.close();
    const third = project.remoteOf(ada, shared);
    await expect(third.fetchOne('works', 'any')).rejects.toMatchObject({ code: 'signed-out' });
  });
});
