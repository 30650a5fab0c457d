import { type Change, create, increment, patch, remove, restore } from '@dayloom/data';
import { meditationSessions, meditationStats, tasks, timerHistory, works } from '@dayloom/domain';
import { aMeditationSession, aTask, aTimerSession, aWork, meditationStatsFor } from '@dayloom/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  ada,
  aDelivery,
  bob,
  emulatedProject,
  type EmulatedProject,
  fieldsOf,
} from './emulated-project.fixture.ts';
import type { Delivery, Remote } from './remote.ts';

const nothing = { conflicts: {} };
const raiseAll = increment(meditationStats, ada, {
  currentStreak: 1,
  totalSessions: 1,
  challengeProgress: 1,
});
const mark = `users/${ada}/journals/tablet`;

let project: EmulatedProject;
let remote: Remote;
beforeAll(async () => {
  project = await emulatedProject(inject('firestoreHost'), 'demo-remote-delivering');
});
beforeEach(async () => {
  await project.clear();
  remote = project.remoteOf(ada);
});
afterAll(() => project.close());

async function deliverThrice(delivery: Delivery, between: () => Promise<unknown>) {
  const first = await remote.deliver(delivery);
  await between();
  const second = await project.remoteOf(ada).deliver(delivery);
  const third = await remote.deliver(delivery);
  return [first, second, third];
}

describe('delivering', () => {
  it('[OF2] all changes of a step are made, and the step is marked', async () => {
    const work = aWork(ada);
    const task = aTask(ada, { workId: work.id });
    const changes = [restore(works, work), restore(tasks, task)];
    expect(await remote.deliver(aDelivery(7, changes))).toEqual(nothing);
    expect(await project.read(`works/${work.id}`)).toEqual(fieldsOf(work));
    expect(await project.read(`tasks/${task.id}`)).toEqual(fieldsOf(task));
    expect(await project.read(mark)).toEqual({ step: 7 });
  });

  it('[DA28] a patch sets its fields, takes others away and leaves the rest', async () => {
    const work = aWork(ada, { description: 'Two coats' });
    await project.put(`works/${work.id}`, fieldsOf(work));
    await remote.deliver(aDelivery(1, [patch(works, work.id, { duration: 9 }, ['description'])]));
    expect(await project.read(`works/${work.id}`)).toEqual({ ...fieldsOf(aWork(ada)), duration: 9 });
  });

  it('[OF3] the changes of one step are made in their order', async () => {
    const work = aWork(ada, { description: 'Two coats' });
    await remote.deliver(
      aDelivery(1, [
        restore(works, work),
        patch(works, work.id, { duration: 2 }, ['description']),
        patch(works, work.id, { duration: 3 }),
      ]),
    );
    expect(await project.read(`works/${work.id}`)).toEqual({ ...fieldsOf(aWork(ada)), duration: 3 });
    await remote.deliver(
      aDelivery(2, [
        patch(works, work.id, { duration: 4, description: 'Three' }),
        patch(works, work.id, { priority: 'high' }, ['description']),
      ]),
    );
    const last = { ...fieldsOf(aWork(ada)), duration: 4, priority: 'high' };
    expect(await project.read(`works/${work.id}`)).toEqual(last);
    await remote.deliver(aDelivery(3, [remove(works, work.id), restore(works, work)]));
    expect(await project.read(`works/${work.id}`)).toEqual(fieldsOf(work));
    await remote.deliver(aDelivery(4, [patch(works, work.id, { duration: 5 }), remove(works, work.id)]));
    expect(await project.read(`works/${work.id}`)).toBeUndefined();
  });

  it('[DA30] a record that is gone already is removed without complaint', async () => {
    expect(await remote.deliver(aDelivery(1, [remove(works, 'gone')]))).toEqual(nothing);
  });

  it('[DA31] two devices that raise the counters at once raise them twice', async () => {
    await project.put(`meditationStats/${ada}`, fieldsOf(meditationStatsFor(ada)));
    await Promise.all(
      ['tablet', 'phone'].map((device) =>
        project.remoteOf(ada).deliver(aDelivery(1, [raiseAll], { device })),
      ),
    );
    const stats = { currentStreak: 3, totalSessions: 3, challengeProgress: 3 };
    expect(await project.read(`meditationStats/${ada}`)).toMatchObject(stats);
  });
});

describe('delivering again', () => {
  it('[OF2] a patch sent three times leaves what another device wrote in between', async () => {
    const work = aWork(ada);
    await project.put(`works/${work.id}`, fieldsOf(work));
    const mine = aDelivery(1, [patch(works, work.id, { workTitle: 'Mine', priority: 'high' })]);
    const theirs = aDelivery(1, [patch(works, work.id, { workTitle: 'Theirs' })], { device: 'phone' });
    const answers = await deliverThrice(mine, () => project.remoteOf(ada).deliver(theirs));
    expect(answers).toEqual([nothing, nothing, nothing]);
    const kept = { ...fieldsOf(work), workTitle: 'Theirs', priority: 'high' };
    expect(await project.read(`works/${work.id}`)).toEqual(kept);
  });

  it('[DA31] a session and its counters sent three times count once', async () => {
    await project.put(`meditationStats/${ada}`, fieldsOf(meditationStatsFor(ada)));
    const own = aDelivery(1, [restore(meditationSessions, aMeditationSession(ada)), raiseAll]);
    const theirs = [restore(meditationSessions, aMeditationSession(ada)), raiseAll];
    await deliverThrice(own, () => remote.deliver(aDelivery(1, theirs, { device: 'phone' })));
    expect(await project.read(`meditationStats/${ada}`)).toMatchObject({ totalSessions: 3 });
  });

  it('[DA31] a session that another device has saved counts once', async () => {
    await project.put(`meditationStats/${ada}`, fieldsOf(meditationStatsFor(ada)));
    const changes = [restore(meditationSessions, aMeditationSession(ada)), raiseAll];
    await remote.deliver(aDelivery(1, changes));
    await remote.deliver(aDelivery(1, changes, { device: 'phone' }));
    expect(await project.read(`meditationStats/${ada}`)).toMatchObject({ totalSessions: 2 });
  });

  it('[OF2] a removal sent three times leaves the record that somebody made anew in between', async () => {
    const work = aWork(ada);
    await project.put(`works/${work.id}`, fieldsOf(work));
    await deliverThrice(aDelivery(1, [remove(works, work.id)]), () =>
      remote.deliver(aDelivery(1, [restore(works, work)], { device: 'phone' })),
    );
    expect(await project.read(`works/${work.id}`)).toEqual(fieldsOf(work));
  });

  it('[OF11] a create sent three times leaves the record as it has become, and gone once it is removed', async () => {
    const work = aWork(ada);
    const mine = aDelivery(1, [restore(works, work)]);
    await deliverThrice(mine, () =>
      remote.deliver(aDelivery(1, [patch(works, work.id, { duration: 30 })], { device: 'phone' })),
    );
    expect(await project.read(`works/${work.id}`)).toEqual({ ...fieldsOf(work), duration: 30 });
    await remote.deliver(aDelivery(2, [remove(works, work.id)], { device: 'phone' }));
    await remote.deliver(mine);
    expect(await project.read(`works/${work.id}`)).toBeUndefined();
  });

  it('[OF11] a record that is there already stays as it is, and the rest of the step is made', async () => {
    const [first, second] = [aWork(ada, { workTitle: 'First' }), aWork(ada)];
    await project.put(`works/${first.id}`, fieldsOf(first));
    const changes = [create(works, first.id, { ...first, workTitle: 'Second' }), restore(works, second)];
    await remote.deliver(aDelivery(1, changes));
    expect(await project.read(`works/${first.id}`)).toEqual(fieldsOf(first));
    expect(await project.read(`works/${second.id}`)).toEqual(fieldsOf(second));
  });

  it('[OF2] an earlier step is taken as made, a device of another name has steps of its own', async () => {
    const [late, other] = [aWork(ada), aWork(ada)];
    await remote.deliver(aDelivery(5, []));
    await remote.deliver(aDelivery(4, [restore(works, late)]));
    await remote.deliver(aDelivery(4, [restore(works, other)], { device: 'phone' }));
    expect(await project.read(`works/${late.id}`)).toBeUndefined();
    expect(await project.read(`works/${other.id}`)).toEqual(fieldsOf(other));
    expect(await project.read(mark)).toEqual({ step: 5 });
  });

  it('[OF2] the same step from two tabs at once is made once', async () => {
    await project.put(`meditationStats/${ada}`, fieldsOf(meditationStatsFor(ada)));
    const tabs = Array.from({ length: 3 }, () => project.remoteOf(ada));
    await Promise.all(tabs.map((tab) => tab.deliver(aDelivery(1, [raiseAll]))));
    expect(await project.read(`meditationStats/${ada}`)).toMatchObject({ totalSessions: 2 });
  });

  it('[WD17] removes without a step leave no mark', async () => {
    const work = aWork(ada);
    await project.put(`works/${work.id}`, fieldsOf(work));
    const sweep: Delivery = { device: 'tablet', changes: [remove(works, work.id)], basedOn: {} };
    await remote.deliver(sweep);
    await remote.deliver(sweep);
    expect(await project.read(`works/${work.id}`)).toBeUndefined();
    expect(await project.read(mark)).toBeUndefined();
  });
});

describe('what the server does not take', () => {
  const refusals: readonly {
    readonly name: string;
    readonly code: string;
    readonly changes: readonly Change[];
  }[] = [
    {
      name: 'a patch of a record that is gone',
      code: 'missing',
      changes: [patch(works, 'gone', { duration: 2 })],
    },
    { name: 'a raise of counters that are gone', code: 'missing', changes: [raiseAll] },
    {
      name: 'a patch of a record that the same step removes',
      code: 'missing',
      changes: [remove(works, 'stored'), patch(works, 'stored', { duration: 2 })],
    },
    {
      name: 'a patch that the rules forbid',
      code: 'refused',
      changes: [patch(works, 'stored', { duration: 0 })],
    },
    {
      name: "a patch of another user's record",
      code: 'refused',
      changes: [patch(works, 'of-bob', { duration: 2 })],
    },
    { name: "a removal of another user's record", code: 'refused', changes: [remove(works, 'of-bob')] },
    { name: 'a record of another user', code: 'refused', changes: [restore(works, aWork(bob))] },
    {
      name: 'a change of what never changes',
      code: 'refused',
      changes: [
        { type: 'patch', collection: 'timerHistory', id: 'session', fields: { duration: 1 }, clear: [] },
      ],
    },
    {
      name: 'a value that Firestore has no form for',
      code: 'refused',
      changes: [{ type: 'create', collection: 'works', id: 'odd', fields: { workTitle: undefined } }],
    },
  ];

  for (const { name, code, changes } of refusals)
    it(`[OF5] ${name} is ${code}, and nothing of its step is made`, async () => {
      await project.put('works/stored', fieldsOf(aWork(ada)));
      await project.put('works/of-bob', fieldsOf(aWork(bob)));
      await project.put('timerHistory/session', fieldsOf(aTimerSession(ada)));
      const good = aTimerSession(ada);
      const delivery = aDelivery(1, [restore(timerHistory, good), ...changes]);
      await expect(remote.deliver(delivery)).rejects.toMatchObject({ name: 'RemoteError', code });
      expect(await project.read(`timerHistory/${good.id}`)).toBeUndefined();
      expect(await project.read('works/stored')).toEqual(fieldsOf(aWork(ada)));
      expect(await project.read('works/of-bob')).toEqual(fieldsOf(aWork(bob)));
      expect(await project.read(mark)).toBeUndefined();
    });

  it("[AC8] another user's journal is no way in: whoever is not the user is signed out", async () => {
    const stranger = project.remoteOf(ada, { mockUserToken: { sub: bob } });
    const out = { name: 'RemoteError', code: 'signed-out' };
    await expect(stranger.deliver(aDelivery(1, [restore(works, aWork(ada))]))).rejects.toMatchObject(out);
    await expect(stranger.fetchOne('users', ada)).rejects.toMatchObject(out);
    const told = new Promise((_, fail) => {
      stranger.listen({ collection: 'works', owner: ada, filters: [], orders: [] }, () => undefined, fail);
    });
    await expect(told).rejects.toMatchObject(out);
  });
});
