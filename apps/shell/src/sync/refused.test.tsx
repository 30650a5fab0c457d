// @vitest-environment jsdom
import {
  create,
  increment,
  orderChanges,
  patch,
  purge,
  type RefusedCommit,
  remove,
  restore,
} from '@dayloom/data';
import { type Instant, planDay } from '@dayloom/domain';
import { testUser } from '@dayloom/testing/shell';
import { openSyncedPage } from '../testing/synced-page.tsx';
import { serveBackend } from '../testing/test-backend.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { copyText, partsOf, refusalOf } from './refused-words.ts';

vi.mock('../backend/backend.ts', () => import('../testing/test-backend.ts'));
afterEach(() => {
  cleanup();
  serveBackend(undefined);
  localStorage.clear();
});

const at = '2026-03-09T10:00:00.000Z' as Instant;
const long = `First line\n${'many words '.repeat(800)}end`;
const note: RefusedCommit = {
  id: 'r1',
  at,
  changes: [create('notes', 'n1', { userId: testUser.id, title: 'Groceries', content: long, createdAt: at })],
  before: [undefined],
  reason: 'refused',
};
const tick: RefusedCommit = {
  id: 'r2',
  at,
  changes: [patch('tasks', 't1', { completed: true })],
  before: [{ title: 'Call Ravi', completed: false }],
  reason: 'deleted-elsewhere',
};

async function openList() {
  const page = await openSyncedPage({ state: { phase: 'attention', refused: [note, tick] } });
  const banner = await screen.findByRole('complementary', { name: 'Saving' });
  expect(banner.textContent).toBe('2 changes could not be saved.Show');
  await page.user.click(within(banner).getByRole('button', { name: 'Show' }));
  await screen.findByRole('heading', { name: 'Could not be saved' });
  const [first, second] = screen.getAllByRole('listitem');
  if (!first || !second) throw new Error('Two entries were expected.');
  return { ...page, first, second };
}

it('[OF5] a change that is rejected again after a retry says so', async () => {
  const again: RefusedCommit = { ...note, isRetried: true };
  const { user } = await openSyncedPage({ state: { phase: 'attention', refused: [again] } });
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  expect((await screen.findByText(/Refused again/)).getAttribute('role')).toBe('status');
});

it('[OF5] a rejected change is listed with its kind, full text, time and reason', async () => {
  const { first, second } = await openList();
  expect(first.textContent).toContain('Note added');
  within(first).getByText('Groceries');
  within(first).getByText((_, element) => element?.textContent === long && element.tagName === 'P');
  expect(first.querySelector('time')?.dateTime).toBe(at);
  expect(first.textContent).toContain('The server did not accept this change.');
  expect(second.textContent).toContain('Task changed');
  expect(second.textContent).toContain('Call Ravi');
  expect(second.textContent).toContain('deleted on another device');
});

it('[OF5] Retry sends it again, and the list disappears with the last entry', async () => {
  const { first, user, sync } = await openList();
  await user.click(within(first).getByRole('button', { name: 'Retry' }));
  expect(sync.asked).toEqual(['retry r1']);
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBe(1));
  expect(document.activeElement?.textContent).toBe('Could not be saved');
  act(() => sync.emit({ phase: 'saved', refused: [] }));
  expect(screen.queryByText('Could not be saved')).toBeNull();
});

it('[OF5] Restore brings back what was deleted elsewhere', async () => {
  const { second, user, sync } = await openList();
  expect(within(second).queryByRole('button', { name: 'Retry' })).toBeNull();
  await user.click(within(second).getByRole('button', { name: 'Restore' }));
  expect(sync.asked).toEqual(['retry r2']);
});

it('[OF5] [AC14] a task whose work was deleted elsewhere offers to restore the work', () => {
  const userId = testUser.id;
  const task = {
    workId: 'w1',
    userId,
    title: 'Mix it',
    completed: false,
    date: planDay('2026-03-10'),
    createdAt: at,
  };
  const refused: RefusedCommit = {
    id: 'r5',
    at,
    changes: [create('tasks', 't1', task)],
    before: [undefined],
    reason: 'parent-deleted',
  };
  expect(refusalOf(refused)).toEqual({
    why: 'The work it belongs to was deleted on another device meanwhile.',
    retry: 'Restore the work',
  });
  expect(partsOf(refused)).toEqual([
    { kind: 'Task', done: 'added', texts: ['Mix it'], facts: 'not completed, date Mar 10, 2026' },
  ]);
});

/** Opens the list with one commit to a purged record. `offered` are its buttons. */
async function openGone(commit: RefusedCommit) {
  const page = await openSyncedPage({
    state: { phase: 'attention', refused: [{ ...commit, reason: 'gone' }] },
  });
  await page.user.click(screen.getByRole('button', { name: 'Show' }));
  const item = within(await screen.findByRole('listitem'));
  const offered = item.getAllByRole('button').map((button) => button.textContent);
  return { ...page, item, offered };
}

it('[OF5] a record deleted for good can be made again if this device knows its contents', async () => {
  const { item, offered, user, sync } = await openGone(tick);
  expect(offered).toEqual(['Make it again', 'Discard', 'Copy text']);
  expect(item.getByText(/deleted for good/)).toBeTruthy();
  await user.click(item.getByRole('button', { name: 'Make it again' }));
  expect(sync.asked).toEqual(['retry r2']);
});

it('[OF5] a record deleted for good offers only its text if its contents are unknown', async () => {
  const { offered } = await openGone({ ...tick, before: [undefined] });
  expect(offered).toEqual(['Discard', 'Copy text']);
});

it('[OF5] an addition to a record deleted for good offers only its text', async () => {
  const { item, offered } = await openGone(note);
  expect(offered).toEqual(['Discard', 'Copy text']);
  item.getByText('Groceries');
});

it('[TR3] a deletion for good that met a restored record says so, and offers no retry that would fail again', () => {
  const refused: RefusedCommit = {
    id: 'r7',
    at,
    changes: [purge('notes', 'n1'), purge('goals', 'g1')],
    before: [undefined, undefined],
    reason: 'refused',
  };
  expect(refusalOf(refused)).toEqual({
    why: expect.stringMatching(/deleted none of it for good: some of it may have been restored/),
  });
});

it('[OF5][KA1] Discard asks for confirmation, and Keep cancels it and returns the focus', async () => {
  const { first, user, sync } = await openList();
  await user.click(within(first).getByRole('button', { name: 'Discard' }));
  expect(sync.asked).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Keep');
  await user.click(within(first).getByRole('button', { name: 'Keep' }));
  expect(document.activeElement?.textContent).toBe('Discard');
  await user.click(within(first).getByRole('button', { name: 'Discard' }));
  await user.click(within(first).getByRole('button', { name: 'Discard' }));
  expect(sync.asked).toEqual(['discard r1']);
});

it('[OF5] Copy text copies the full text', async () => {
  const { first, user } = await openList();
  await user.click(within(first).getByRole('button', { name: 'Copy text' }));
  await within(first).findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe(`Groceries\n${long}`);
});

it('[OF5] [AU8] rejected changes are hidden while the session is revoked', async () => {
  const { sync } = await openList();
  act(() => sync.emit({ blockage: 'signed-out' }));
  expect(screen.queryByText('Groceries')).toBeNull();
  expect(screen.queryByRole('complementary', { name: 'Saving' })).toBeNull();
});

it('[OF5] a deleted work names itself and each of its tasks', () => {
  const parts = partsOf({
    id: 'r3',
    at,
    changes: [remove('works', 'w1'), remove('tasks', 't1')],
    before: [{ workTitle: 'Thesis', description: 'Long.' }, { title: 'Outline' }],
    reason: 'refused',
  });
  expect(parts.map(({ kind, done, texts }) => [kind, done, ...texts])).toEqual([
    ['Work', 'deleted', 'Thesis'],
    ['Task', 'deleted', 'Outline'],
  ]);
  expect(copyText(parts)).toBe('Thesis\n\nOutline');
});

it('[OF5] a change of dates, priority or a tick says what was to be saved', () => {
  const [part] = partsOf({
    id: 'r4',
    at,
    changes: [patch('works', 'w1', { priority: 'high' }, { clear: ['description'] })],
    before: [{ workTitle: 'Thesis', description: 'Long.' }],
    reason: 'refused',
  });
  expect([part?.texts, part?.facts]).toEqual([['Thesis'], 'priority high, without description']);
  expect(partsOf(tick)[0]?.facts).toBe('completed');
});

it('[OF5] every type of change has its word, and every kind says what was to be saved', () => {
  const [userId, day] = [testUser.id, planDay('2026-03-05')];
  const parts = partsOf({
    id: 'r6',
    at,
    changes: [
      restore('works', 'w1'),
      purge('goals', 'g1'),
      increment('meditationStats', userId, { totalSessions: 1 }, { userId }),
      create('timerHistory', 's1', { userId, type: 'focus', duration: 1500, createdAt: at }),
      patch('works', 'w1', { startDate: planDay('2026-03-01'), endDate: planDay('2026-03-04'), duration: 3 }),
      ...orderChanges(userId, day, 'b a'),
    ],
    before: [
      { workTitle: 'Thesis' },
      { title: 'Read' },
      undefined,
      undefined,
      { workTitle: 'Thesis' },
      undefined,
      { day },
    ],
    reason: 'refused',
  });
  expect(parts.map(({ kind, done, texts, facts }) => [kind, done, ...texts, facts])).toEqual([
    ['Work', 'restored', 'Thesis', ''],
    ['Goal', 'deleted for good', 'Read', ''],
    ['Meditation figures', 'counted', ''],
    ['Timer session', 'added', 'type focus, duration 25:00'],
    ['Work', 'changed', 'Thesis', 'start date Mar 1, 2026, end date Mar 4, 2026'],
    ['Order of a day', 'added', 'day Mar 5, 2026'],
    ['Order of a day', 'changed', 'day Mar 5, 2026'],
  ]);
});
