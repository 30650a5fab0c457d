// @vitest-environment jsdom
import { type Change, meditationStatsOf, patch, query, remove } from '@dayloom/data';
import { type Instant, meditationSessions, type TimerSession, timerHistory } from '@dayloom/domain';
import { add, aMeditationSession, aTimerSession } from '@dayloom/testing';
import { testShell, testUser } from '@dayloom/testing/shell';
import { describe, expect, it } from 'vitest';
import { addSession, editSession, moveSession, type Revertible } from './session-changes.ts';
import type { SessionName } from './session-kinds.ts';

const at = (text: string) => `2026-03-10T${text}:00.000Z` as Instant;
const now = new Date(at('12:00'));
const later = new Date(at('12:01'));
const report = { taskId: 't1', workId: 'w1', about: 'Write', workTitle: 'Thesis' };
const session = aTimerSession(testUser.id, {
  id: 'a',
  duration: 1500,
  createdAt: at('09:00'),
  note: 'Draft',
});
const sitting = aMeditationSession(testUser.id, { id: 's', duration: 600, date: at('07:00') });

async function opened(seed: readonly Change[]) {
  const { store } = await testShell({ seed });
  const all = async (name: SessionName) => (await store.get(query(name).ownedBy(testUser.id))).records;
  return {
    all,
    commit: (...changes: readonly Change[]) => store.commit(changes),
    stats: async () => (await store.get(meditationStatsOf(testUser.id))).records[0]?.totalSessions,
    /** Commits the undo as the session is by then. */
    async undo({ undo }: Revertible, id: string, name: SessionName = 'timerHistory') {
      await store.commit(
        undo(
          (await all(name)).find((one) => one.id === id),
          later,
        ),
      );
    },
  };
}

describe('an edit of a session', () => {
  it('[TH5] [AC10] writes what differs, the length with its moment, and its undo writes it back', async () => {
    const world = await opened([add(timerHistory, session)]);
    const edit = editSession(session, { duration: 1800, note: 'Draft', ...report }, now);
    expect(edit.changes).toEqual([
      {
        type: 'patch',
        collection: 'timerHistory',
        id: 'a',
        fields: { duration: 1800, editedAt: at('12:00'), ...report },
        clear: [],
      },
    ]);
    await world.commit(...edit.changes);
    expect(await world.all('timerHistory')).toEqual([
      { ...session, duration: 1800, editedAt: at('12:00'), ...report },
    ]);
    await world.undo(edit, 'a');
    expect(await world.all('timerHistory')).toEqual([{ ...session, editedAt: at('12:01') }]);
  });

  it('[TH5] [FT17] takes a task away with its titles, and writes nothing without a difference', () => {
    const withTask: TimerSession = { ...session, ...report };
    const none = { taskId: undefined, workId: undefined, about: undefined, workTitle: undefined };
    expect(editSession(withTask, none, now).changes).toMatchObject([
      { fields: {}, clear: ['taskId', 'workId', 'about', 'workTitle'] },
    ]);
    expect(editSession(withTask, { ...report, duration: 1500 }, now).changes).toEqual([]);
  });

  it('[TH5] a second edit in the same moment, or by a clock that is behind, has a later moment', () => {
    const edited = { ...session, editedAt: at('12:30') };
    expect(editSession(edited, { duration: 60 }, now).changes).toMatchObject([
      { fields: { editedAt: '2026-03-10T12:30:00.001Z' } },
    ]);
  });

  it('[TH5] what was changed since then stays when the edit is reverted', async () => {
    const world = await opened([add(timerHistory, session)]);
    const edit = editSession(session, { duration: 1800, note: 'Sent' }, now);
    await world.commit(...edit.changes);
    await world.commit(patch('timerHistory', 'a', { note: 'Sent twice' }));
    await world.undo(edit, 'a');
    expect(await world.all('timerHistory')).toMatchObject([{ duration: 1500, note: 'Sent twice' }]);
  });

  it('[TH6] of a session that another device has deleted leaves it deleted, and a restore brings the edit', async () => {
    const world = await opened([add(timerHistory, session)]);
    await world.commit(remove('timerHistory', 'a'));
    const edit = editSession(session, { duration: 1800 }, now);
    await world.commit(...edit.changes);
    expect(await world.all('timerHistory')).toEqual([]);
    await world.undo(edit, 'a');
    await world.commit({ type: 'restore', collection: 'timerHistory', id: 'a' });
    expect(await world.all('timerHistory')).toMatchObject([{ id: 'a', duration: 1800 }]);
  });
});

describe('a session at another moment', () => {
  const move = (from: TimerSession, time: string, id: string) =>
    moveSession(from, { createdAt: at(time) }, { id, now });

  it('[TH5] is a new session in place of the old one, and one undo brings that back', async () => {
    const world = await opened([add(timerHistory, session)]);
    const moved = moveSession(
      session,
      { createdAt: at('08:00'), duration: 60, note: undefined },
      { id: 'a-moved', now },
    );
    await world.commit(...moved.changes);
    const { note: _, ...rest } = session;
    expect(await world.all('timerHistory')).toEqual([
      { ...rest, id: 'a-moved', duration: 60, createdAt: at('08:00'), editedAt: at('12:00') },
    ]);
    await world.undo(moved, 'a-moved');
    expect(await world.all('timerHistory')).toEqual([session]);
  });

  it('[TH5] that is moved there and back is one session at each step', async () => {
    const world = await opened([add(timerHistory, session)]);
    const there = move(session, '08:00', 'a-moved');
    await world.commit(...there.changes);
    const [first] = (await world.all('timerHistory')) as TimerSession[];
    const back = move(first ?? session, '09:00', 'a-moved2');
    await world.commit(...back.changes);
    expect(await world.all('timerHistory')).toMatchObject([{ id: 'a-moved2', createdAt: at('09:00') }]);
    // The undo of an earlier move finds that another one followed.
    await world.undo(there, 'a-moved');
    expect(await world.all('timerHistory')).toHaveLength(1);
    await world.undo(back, 'a-moved2');
    expect(await world.all('timerHistory')).toMatchObject([{ id: 'a-moved', createdAt: at('08:00') }]);
    await world.undo(there, 'a-moved');
    expect(await world.all('timerHistory')).toEqual([session]);
    await world.commit(...move(session, '07:00', 'a-moved').changes);
    expect(await world.all('timerHistory')).toMatchObject([{ id: 'a-moved', createdAt: at('07:00') }]);
  });

  it('[TH6] that another device has deleted stays deleted when the move is reverted', async () => {
    const world = await opened([add(timerHistory, session)]);
    const moved = move(session, '08:00', 'a-moved');
    await world.commit(...moved.changes);
    await world.commit(remove('timerHistory', 'a-moved'));
    await world.undo(moved, 'a-moved');
    expect(await world.all('timerHistory')).toEqual([]);
  });

  it('[TH5] keeps what was changed since then when the move is reverted', async () => {
    const world = await opened([add(timerHistory, session)]);
    const moved = move(session, '08:00', 'a-moved');
    await world.commit(...moved.changes);
    await world.commit(patch('timerHistory', 'a-moved', { note: 'Sent' }));
    await world.undo(moved, 'a-moved');
    expect(await world.all('timerHistory')).toEqual([{ ...session, note: 'Sent' }]);
  });
});

describe('a session by hand', () => {
  it('[TH4] is a session like others, and its undo deletes it', async () => {
    const world = await opened([]);
    const { id, ...fields } = session;
    const added = addSession(id, fields);
    await world.commit(...added.changes);
    expect(await world.all('timerHistory')).toEqual([session]);
    await world.undo(added, id);
    expect(await world.all('timerHistory')).toEqual([]);
  });

  it('[MD17] [MD11] [AC11] of a sitting raises the counters, and no later change of it does', async () => {
    const world = await opened([]);
    const { id, ...fields } = sitting;
    const added = addSession(id, fields);
    await world.commit(...added.changes);
    expect(await world.stats()).toBe(1);
    await world.commit(...editSession(sitting, { duration: 900 }, now).changes);
    const moved = moveSession(sitting, { date: at('06:00') }, { id: 's-moved', now });
    await world.commit(...moved.changes);
    expect(await world.all('meditationSessions')).toMatchObject([{ id: 's-moved', date: at('06:00') }]);
    await world.undo(moved, 's-moved', 'meditationSessions');
    await world.undo(added, id, 'meditationSessions');
    expect([await world.all('meditationSessions'), await world.stats()]).toEqual([[], 1]);
  });

  it('[MD17] a sitting that was timed is moved as well', async () => {
    const world = await opened([add(meditationSessions, sitting)]);
    await world.commit(...moveSession(sitting, { date: at('06:00') }, { id: 's-moved', now }).changes);
    expect(await world.all('meditationSessions')).toEqual([
      { ...sitting, id: 's-moved', date: at('06:00'), editedAt: at('12:00') },
    ]);
  });
});
