// @vitest-environment jsdom
import { type Change, remove } from '@dayloom/data';
import { addDays, type Instant, planDay, tasks, timerHistory, type TimerSession } from '@dayloom/domain';
import { dayStartAtom, useSetAtom } from '@dayloom/platform';
import { add, aTask, aTimerSession } from '@dayloom/testing';
import { closed, dialog, field, fill, press } from '@dayloom/testing/dialog-form';
import { testUser } from '@dayloom/testing/shell';
import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openTimer } from '../testing/timer-page.tsx';

afterEach(cleanup);

/** A Tuesday, at noon. */
const today = planDay('2026-03-10');
const yesterday = addDays(today, -1);
const local = (text: string) => new Date(text).toISOString() as Instant;
const aSession = (id: string, fields: Partial<TimerSession>) =>
  add(timerHistory, aTimerSession(testUser.id, { id, ...fields }));
const atTen = aSession('ten', { createdAt: local(`${today}T10:00:07`), duration: 1531 });

const rows = () => screen.findAllByRole('listitem');
const totals = () => screen.getByLabelText('Focus time').textContent;

async function openRows(seed: readonly Change[]) {
  const world = await openTimer({ seed });
  await rows();
  return {
    ...world,
    async choose(row: number, name: string) {
      const menus = await screen.findAllByRole('button', { name: 'More actions' });
      await userEvent.click(menus[row] ?? document.body);
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    },
    async undo(count = 1) {
      await waitFor(() => expect(world.shell.shown).toHaveLength(count));
      await act(async () => world.shell.shown.at(-1)?.undo?.());
    },
  };
}

async function openForm(seed: readonly Change[] = []) {
  const world = await openTimer({ seed });
  await userEvent.click(screen.getByRole('button', { name: 'Forgot to start?' }));
  await screen.findByRole('dialog', { name: 'Add Session' });
  return world;
}

describe('a session by hand', () => {
  it('[TH4] [FT15] is 25 minutes of focus that end now, or what was typed', async () => {
    const { sessions, toastTexts } = await openForm();
    expect([field('Minutes').value, field('Day').value, field('End').value]).toEqual(['25', today, '12:00']);
    expect(dialog().getByRole('status').textContent).toMatch(/^From 11:35.AM to 12:00.PM$/);
    await userEvent.click(dialog().getByRole('radio', { name: 'Stopwatch' }));
    fill('Minutes', '90');
    fill('End', '11:15');
    fill('Note (Optional)', ' Train ');
    await press('Add Session');
    await closed();
    expect(await sessions()).toEqual([
      {
        id: expect.any(String) as string,
        userId: testUser.id,
        type: 'stopwatch',
        duration: 5400,
        note: 'Train',
        createdAt: local(`${today}T11:15:00`),
      },
    ]);
    expect(toastTexts()).toEqual(['Timer session added successfully']);
    expect((await rows())[0]?.textContent).toMatch(/^Stopwatch.*Train.*1:30:00$/);
  });

  it('[TH4] in the future or with a long note is refused at its field, and says what it overlaps', async () => {
    const { sessions } = await openForm([atTen]);
    fill('End', '10:10');
    await waitFor(() =>
      expect(dialog().getByRole('status').textContent).toMatch(
        /^From 9:45.AM to 10:10.AM. Overlaps the focus session from 9:34.AM to 10:00.AM$/,
      ),
    );
    fill('End', '12:01');
    fill('Note (Optional)', 'x'.repeat(201));
    await press('Add Session');
    expect(dialog().getByText('Choose a time that has passed')).toBeTruthy();
    expect(dialog().getByText('Note must be at most 200 characters')).toBeTruthy();
    expect(document.activeElement).toBe(field('End'));
    fill('End', '10:10');
    fill('Note (Optional)', '');
    await press('Add Session');
    await closed();
    expect(await sessions()).toHaveLength(2);
  });
});

describe('the correction of a session', () => {
  it('[TH5] [CK3] changes its length, which then counts as its own, with undo', async () => {
    const { choose, undo, sessions } = await openRows([
      aSession('a', { createdAt: local(`${today}T10:00:07`), duration: 1531, loweredFrom: 1800 }),
    ]);
    expect((await rows())[0]?.textContent).toContain('shortened');
    await choose(0, 'Edit');
    expect(await dialog().findByText('Exactly 25 min 31 s')).toBeTruthy();
    expect(dialog().queryByRole('radio')).toBeNull();
    fill('Minutes', '30');
    await press('Save Changes');
    await closed();
    await waitFor(async () => expect((await rows())[0]?.textContent).toMatch(/AM30:00$/));
    expect(await sessions()).toMatchObject([
      { id: 'a', duration: 1800, createdAt: local(`${today}T10:00:07`) },
    ]);
    await undo();
    expect(await sessions()).toMatchObject([{ id: 'a', duration: 1531, loweredFrom: 1800 }]);
  });

  it('[TH5] to before midnight moves it, the figures follow, and one undo brings it back', async () => {
    const { choose, undo, sessions } = await openRows([atTen]);
    await waitFor(() => expect(totals()).toBe('Focus today25 minFocus this week25 min'));
    await choose(0, 'Edit');
    await screen.findByRole('dialog');
    fill('Day', addDays(today, -7));
    fill('End', '23:59');
    await press('Save Changes');
    await closed();
    await waitFor(() => expect(totals()).toBe('Focus today0 minFocus this week0 min'));
    expect(await sessions()).toMatchObject([
      { id: 'ten-moved', duration: 1531, createdAt: local(`${addDays(today, -7)}T23:59:00`) },
    ]);
    await undo();
    expect(await sessions()).toMatchObject([{ id: 'ten', createdAt: local(`${today}T10:00:07`) }]);
    await waitFor(() => expect(totals()).toBe('Focus today25 minFocus this week25 min'));
  });

  it('[TH5] [ST2] to the hours before the day starts counts for the day before', async () => {
    const dayStart = renderHook(() => useSetAtom(dayStartAtom)).result;
    act(() => dayStart.current(4));
    const { choose } = await openRows([atTen]);
    await choose(0, 'Edit');
    await screen.findByRole('dialog');
    fill('End', '03:59');
    await press('Save Changes');
    await closed();
    await waitFor(() => expect(totals()).toBe('Focus today0 minFocus this week25 min'));
    act(() => dayStart.current(0));
  });

  it('[TH5] of one that was moved or deleted elsewhere meanwhile keeps what was typed', async () => {
    const { choose, shell, sessions, toastTexts } = await openRows([atTen]);
    await choose(0, 'Edit');
    await screen.findByRole('dialog');
    fill('End', '08:00');
    await act(() => shell.store.commit([remove('timerHistory', 'ten')]));
    await press('Save Changes');
    await waitFor(() =>
      expect(toastTexts()).toEqual([
        'Failed to update timer session: it was deleted meanwhile. Restore it before you change its time.',
      ]),
    );
    expect([await sessions(), field('End').value]).toEqual([[], '08:00']);
  });

  it('[TH6] deletes it with undo, and the focus goes to the next row, then to the button', async () => {
    const { choose, undo, sessions } = await openRows([
      atTen,
      aSession('nine', { createdAt: local(`${today}T09:00:00`), duration: 60 }),
    ]);
    await choose(0, 'Delete');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More actions' }));
    await choose(0, 'Delete');
    await screen.findByText('No sessions yet');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Forgot to start?' })),
    );
    await undo(2);
    expect(await sessions()).toMatchObject([{ id: 'nine' }]);
  });
});

describe('the history', () => {
  it("[TH1] shows ten at first, and more with 'Show more'", async () => {
    const seed = Array.from({ length: 12 }, (_, minute) =>
      aSession(`s${minute}`, { createdAt: local(`${yesterday}T10:${10 + minute}:00`) }),
    );
    await openRows(seed);
    expect(await rows()).toHaveLength(10);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(12));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it("[TH2] [FT17] shows a living task with today's title, else the last known one as text", async () => {
    const { shell } = await openRows([
      add(tasks, aTask(testUser.id, { id: 't1', title: 'Write the report' })),
      aSession('a', { taskId: 't1', about: 'Write', workId: 'w1', workTitle: 'Thesis', note: 'Chapter 2' }),
    ]);
    const row = (await rows())[0] ?? document.body;
    expect(await within(row).findByText(/^Write the report/)).toBeTruthy();
    expect(row.textContent).toMatch(/· Thesis.*Chapter 2/);
    await act(() => shell.store.commit([remove('tasks', 't1')]));
    expect(await within(row).findByText(/^Write ·/)).toBeTruthy();
    expect(within(row).queryByRole('link')).toBeNull();
  });
});
