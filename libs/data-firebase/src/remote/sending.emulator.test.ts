import { increment, patch, remove, restore } from '@dayloom/data';
import { meditationSessions, works } from '@dayloom/domain';
import type { Remote } from '@dayloom/sync';
import { add, aMeditationSession, aTask, aWork, meditationStatsFor } from '@dayloom/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  aBatch,
  ada,
  contentOf,
  emulatedProject,
  type EmulatedProject,
  fieldsOf,
  stored,
} from './emulated-project.fixture.ts';

const sent = { deleted: [], unraised: [] };
const raiseAll = increment(
  'meditationStats',
  ada,
  { currentStreak: 1, totalSessions: 1, challengeProgress: 1 },
  { userId: ada },
);

let project: EmulatedProject;
let remote: Remote;
beforeAll(async () => {
  project = await emulatedProject(inject('firestoreHost'), 'demo-remote-sending');
});
beforeEach(async () => {
  await project.clear();
  remote = project.remoteOf(ada);
});
afterAll(() => project.close());

const inDays = (days: number) => Date.now() + days * 86_400_000;

describe('a batch', () => {
  it('[OF11] updates a mark, which keeps the ids of the last 200 entries', async () => {
    const recent = Array.from({ length: 199 }, (_, index) => `old-${index}`);
    await remote.send(aBatch([], { ids: recent }));
    await remote.send(aBatch([], { expected: 1, recent, ids: ['a', 'b'] }));
    const { count, ids, last } = (await remote.mark('tablet')) ?? {};
    expect([count, ids?.length, ids?.[0], last]).toEqual([2, 200, 'old-1', ['a', 'b']]);
    expect(await remote.mark('phone')).toBeUndefined();
  });

  it('[OF11] from three tabs at once is applied once', async () => {
    await project.put(`meditationStats/${ada}`, stored(meditationStatsFor(ada)));
    const tabs = Array.from({ length: 3 }, () => project.remoteOf(ada));
    const outcomes = await Promise.allSettled(tabs.map((tab) => tab.send(aBatch([raiseAll]))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await project.read(`meditationStats/${ada}`)).toMatchObject({ totalSessions: 2 });
  });
});

describe('changes', () => {
  it('[DA28] a patch sets its fields, removes the cleared ones and leaves the rest', async () => {
    const work = aWork(ada, { description: 'Two coats' });
    await project.put(`works/${work.id}`, { ...stored(work), colour: 'teal' });
    const changes = [patch('works', work.id, { duration: 9 }, { clear: ['description'] })];
    expect(await remote.send(aBatch(changes))).toEqual(sent);
    const { description: _gone, ...rest } = fieldsOf(work);
    expect(contentOf(await project.read(`works/${work.id}`))).toEqual({
      ...rest,
      duration: 9,
      colour: 'teal',
    });
  });

  it('[OF3] of one record are applied in order, as one write', async () => {
    const work = aWork(ada, { description: 'Two coats' });
    const { description: _gone, ...rest } = fieldsOf(work);
    await remote.send(
      aBatch([
        add(works, work),
        patch('works', work.id, { duration: 2 }, { clear: ['description'] }),
        patch('works', work.id, { duration: 3 }),
      ]),
    );
    expect(contentOf(await project.read(`works/${work.id}`))).toEqual({ ...rest, duration: 3 });
    await remote.send(
      aBatch(
        [
          patch('works', work.id, { duration: 4, description: 'Three' }),
          patch('works', work.id, { priority: 'high' }, { clear: ['description'] }),
        ],
        { expected: 1 },
      ),
    );
    const last = { ...rest, duration: 4, priority: 'high' };
    expect(contentOf(await project.read(`works/${work.id}`))).toEqual(last);
  });

  it('[TR1] a remove keeps the fields and lets the record expire after 45 to 75 days; repeating it changes nothing', async () => {
    const work = aWork(ada);
    await project.put(`works/${work.id}`, stored(work));
    expect(await remote.send(aBatch([remove('works', work.id)]))).toEqual(sent);
    const { stamp } = (await remote.mark('tablet'))!;
    const deleted = { id: work.id, fields: fieldsOf(work), stamp, deletedAt: stamp };
    expect(await remote.get('works', work.id)).toEqual(deleted);
    const expiresAt = Date.parse(String((await project.read(`works/${work.id}`))?.['expiresAt']));
    expect(expiresAt).toBeGreaterThan(inDays(59));
    expect(expiresAt).toBeLessThan(inDays(61));
    const again = aBatch([remove('works', work.id), remove('works', 'gone')], { expected: 1 });
    expect(await remote.send(again)).toEqual(sent);
    expect(await remote.get('works', work.id)).toEqual(deleted);
  });

  it('[TR1] a device whose clock is 90 days ahead can delete after it has read the time from its own mark', async () => {
    const work = aWork(ada);
    await project.put(`works/${work.id}`, stored(work));
    const wrong = project.remoteOf(ada, { clock: { now: () => new Date(inDays(90)) } });
    const deleting = aBatch([remove('works', work.id)]);
    await expect(wrong.send(deleting)).rejects.toMatchObject({ code: 'refused' });
    await wrong.send(aBatch([]));
    await wrong.mark('tablet');
    await wrong.send({ ...deleting, expected: 1 });
    expect((await remote.get('works', work.id))?.deletedAt).toBeDefined();
  });

  it('[TR1] a restore brings a record back unchanged; its children have their own changes', async () => {
    const work = aWork(ada);
    const task = aTask(ada, { workId: work.id });
    await project.put(`works/${work.id}`, stored(work));
    await project.put(`tasks/${task.id}`, stored(task));
    const removeTask = { ...remove('tasks', task.id), with: work.id };
    await remote.send(aBatch([removeTask, remove('works', work.id)]));
    expect(await remote.get('tasks', task.id)).toMatchObject({ deletedWith: work.id });
    await remote.send(aBatch([restore('works', work.id), restore('tasks', task.id)], { expected: 1 }));
    const { stamp } = (await remote.mark('tablet'))!;
    expect(await remote.get('works', work.id)).toEqual({ id: work.id, fields: fieldsOf(work), stamp });
    expect(await remote.get('tasks', task.id)).toEqual({ id: task.id, fields: fieldsOf(task), stamp });
    const keys = Object.keys((await project.read(`tasks/${task.id}`)) ?? {});
    expect(keys).not.toContain('expiresAt');
    expect(keys).not.toContain('deletedWith');
  });
});

describe('counters', () => {
  const session = () => add(meditationSessions, aMeditationSession(ada));

  it('[DA31] that two devices increment at once are incremented twice', async () => {
    await project.put(`meditationStats/${ada}`, stored(meditationStatsFor(ada)));
    await Promise.all(
      ['tablet', 'phone'].map((device) => project.remoteOf(ada).send(aBatch([raiseAll], { device }))),
    );
    expect(await project.read(`meditationStats/${ada}`)).toMatchObject({ totalSessions: 3 });
  });

  it('[OF11] are not incremented for an existing session, but are for the next one', async () => {
    await project.put(`meditationStats/${ada}`, stored(meditationStatsFor(ada)));
    const first = session();
    await remote.send(aBatch([first, raiseAll]));
    await remote.send(aBatch([first, raiseAll, session(), raiseAll], { device: 'phone' }));
    expect(await project.read(`meditationStats/${ada}`)).toMatchObject({ totalSessions: 3 });
  });
});
