// @vitest-environment jsdom
import { type Change, create } from '@dayloom/data';
import { instantOf, meditationSessions, type PlanDay } from '@dayloom/domain';
import { add, aMeditationSession } from '@dayloom/testing';
import { fillingStore, TestFrame, testShell, type TestShell, testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DaysInARow } from './days-in-a-row.tsx';
import { SessionStats } from './session-stats.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const show = (shell: TestShell) =>
  render(
    <TestFrame shell={shell} at="/meditation">
      <SessionStats />
      <DaysInARow />
    </TestFrame>,
  );

async function open(seed: readonly Change[] = []) {
  const shell = await testShell({ seed });
  show(shell);
  return shell;
}

const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const sessionOn = (day: string, time = '21:30') =>
  add(meditationSessions, aMeditationSession(testUser.id, { date: instantOf(new Date(`${day}T${time}`)) }));

describe('the figures of a meditation', () => {
  const counters = { currentStreak: 41, totalSessions: 41, challengeProgress: 41 };

  it('[MD9] [MD10] are 0, 0 and 0/30 days without stored stats', async () => {
    await open();
    await waitFor(() => expect(figure('Current Streak')).toBe('0days'));
    expect([figure('Total Sessions'), figure('Challenge Progress')]).toEqual(['0', '0/30 days']);
  });

  it('[MD9] [MD10] show the stored counters, with a bar that is never wider than full', async () => {
    await open([create('meditationStats', testUser.id, { ...counters, userId: testUser.id })]);
    await waitFor(() => expect(figure('Current Streak')).toBe('41days'));
    expect([figure('Total Sessions'), figure('Challenge Progress')]).toEqual(['41', '41/30 days']);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  });

  it('[ER31] [ER46] that cannot be loaded show an error, and Retry loads them', async () => {
    const world = await shellWithFault({
      seed: [create('meditationStats', testUser.id, { ...counters, userId: testUser.id })],
    });
    world.break();
    show(world.shell);
    const place = await screen.findByRole('region', { name: 'Figures' });
    const retry = await within(place).findByRole('button', { name: 'Retry' });
    expect(world.shell.shown).toContainEqual({ kind: 'error', message: 'Failed to fetch meditation stats' });
    world.mend();
    await userEvent.click(retry);
    await waitFor(() => expect(figure('Total Sessions')).toBe('41'));
  });

  it('[DA35] [MD12] are not 0 while the device does not have all records yet', async () => {
    const shell = await testShell();
    const { store, complete } = fillingStore(shell.store);
    show({ ...shell, store });
    expect((await screen.findAllByText('Still loading')).length).toBe(4);
    expect(screen.queryByText('0 days')).toBeNull();
    act(complete);
    await waitFor(() => expect(figure('Total Sessions')).toBe('0'));
    expect(screen.getByText('0 days')).toBeTruthy();
  });
});

describe('the days in a row', () => {
  const place = () => screen.findByRole('region', { name: 'Days in a row' });
  const days = async () => within(await place());

  it('[MD12] [MD14] have their own label, the longest streak and a dot for each day', async () => {
    const shell = await open(
      ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-08', '2026-03-09'].map((day) => sessionOn(day)),
    );
    await (await days()).findByText('2 days');
    expect((await days()).getByText('Longest: 3 days')).toBeTruthy();
    const cells = (await days()).getAllByRole('cell').map(({ textContent }) => textContent ?? '');
    expect(cells).toHaveLength(35);
    expect(cells.filter((text) => text.endsWith(': 1 session'))).toHaveLength(5);
    // A session today still extends the streak, and a saved one shows at once.
    await act(() => shell.store.commit([sessionOn('2026-03-10', '11:00')]));
    expect(await (await days()).findAllByText('3 days')).toHaveLength(1);
    shell.setToday('2026-03-12' as PlanDay);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await (await days()).findByText('0 days')).toBeTruthy();
  });

  it('[ST6] [MD12] are those of the time zone to which the device has moved', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    await open([sessionOn('2026-03-09', '12:00'), sessionOn('2026-03-10', '03:00')]);
    expect(await (await days()).findAllByText('2 days')).toHaveLength(1);
    vi.stubEnv('TZ', 'America/New_York');
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await (await days()).findByText('1 day')).toBeTruthy();
  });

  it('[MD12] [ER46] without a session the streak is 0', async () => {
    await open();
    await (await days()).findByText('0 days');
    expect((await days()).getByText('The first session begins a row.')).toBeTruthy();
  });

  it('[MD12] [ER46] sessions that cannot be loaded show Retry instead', async () => {
    const world = await shellWithFault({ seed: [sessionOn('2026-03-10', '08:00')] });
    world.break();
    show(world.shell);
    const retry = await (await days()).findByRole('button', { name: 'Retry' });
    world.mend();
    await userEvent.click(retry);
    expect(await (await days()).findByText('1 day')).toBeTruthy();
  });
});
