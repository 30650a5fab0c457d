import { patch } from '@dayloom/data';
import { notes, users } from '@dayloom/domain';
import type { Remote } from '@dayloom/sync';
import { add, aNote, aUser } from '@dayloom/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  aBatch,
  ada,
  emulatedProject,
  type EmulatedProject,
  listening,
  stored,
} from './emulated-project.fixture.ts';

let project: EmulatedProject;
let remote: Remote;
let other: Remote;
beforeAll(async () => {
  project = await emulatedProject(inject('firestoreHost'), 'demo-remote-listening');
});
beforeEach(async () => {
  await project.clear();
  remote = project.remoteOf(ada);
  other = project.remoteOf(ada);
});
afterAll(() => project.close());

const nothing = { records: [], gone: [] };

describe('listening', () => {
  it('[DA4] a singleton is observed from before it is created until after it is deleted', async () => {
    const { news, until, stop } = listening(remote, 'users');
    await until(() => news.length === 1);
    expect(news).toEqual([nothing]);
    await other.send(aBatch([add(users, aUser(ada))]));
    await until(() => news.length === 2);
    expect(news[1]).toMatchObject({ records: [{ id: ada, fields: { firstName: 'Ada' } }], gone: [] });
    await project.delete(`users/${ada}`);
    await until(() => news.length === 3);
    expect(news[2]).toEqual({ records: [], gone: [ada] });
    stop();
  });

  it('[DA4] a singleton that has not changed since the checkpoint is not sent again', async () => {
    await project.put(`users/${ada}`, stored(aUser(ada)));
    const { stamp } = (await remote.get('users', ada))!;
    const { news, until, stop } = listening(remote, 'users', { stamp, id: ada });
    await until(() => news.length === 1);
    expect(news).toEqual([nothing]);
    await other.send(aBatch([patch('users', ada, { firstName: 'Augusta' })]));
    await until(() => news.length === 2);
    expect(news[1]).toMatchObject({ records: [{ fields: { firstName: 'Augusta' } }] });
    stop();
  });

  it('[OF6] a stopped listener receives nothing more', async () => {
    const ended = listening(remote, 'notes');
    await ended.until(() => ended.news.length === 1);
    ended.stop();
    const open = listening(remote, 'notes');
    await other.send(aBatch([add(notes, aNote(ada))]));
    await open.until(() => open.news.some(({ records }) => records.length > 0));
    expect(ended.news).toEqual([nothing]);
    open.stop();
  });
});
