// @vitest-environment jsdom
import { clockRunsOf, meditationsOf, meditationStatsOf } from '@dayloom/data';
import { TestFrame, type TestShell, testShell, testUser } from '@dayloom/testing/shell';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import descriptor from '../../module.json';
import Meditation from './meditation.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open() {
  const shell = await testShell();
  render(
    <TestFrame shell={shell} descriptor={descriptor} at="/meditation">
      <Meditation />
    </TestFrame>,
  );
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Play' }).getAttribute('aria-disabled')).toBeNull(),
  );
  /** Advances the time and makes the page check its clocks. */
  const pass = (seconds: number) => {
    shell.setNow(new Date(shell.clock.now().getTime() + seconds * 1000));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  return { shell, pass };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe("the meditation's screen", () => {
  it('[CK5] [MD3] has the mute button, and shows what Space does', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Mute' })).toBeTruthy();
    expect(screen.getByText('Space', { selector: 'kbd' }).parentElement?.textContent).toBe(
      'Space plays and pauses',
    );
  });

  it('[CK7] [MD3] a double click on Play starts the session once', async () => {
    const { pass } = await open();
    await press('Play');
    fireEvent.click(await screen.findByRole('button', { name: 'Pause' }), { detail: 2 });
    await act(async () => undefined);
    pass(5);
    expect(screen.getByRole('timer').textContent).toBe('00:05');
    await press('Pause');
    await screen.findByRole('button', { name: 'Play' });
  });

  it('[MD1] preselects the minutes that were last chosen on this device', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: '25' }));
    cleanup();
    await open();
    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: '25' }));
  });

  it('[KA9] announces the elapsed time every five minutes, without seconds', async () => {
    const { pass } = await open();
    const session = within(screen.getByRole('region', { name: 'Session' }));
    const spoken = () =>
      session
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    await press('Play');
    await screen.findByRole('button', { name: 'Pause' });
    pass(299);
    expect(spoken()).toBe('');
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
    pass(2);
    expect(spoken()).toBe('5 of 10 minutes');
    pass(60);
    expect(spoken()).toBe('5 of 10 minutes');
  });

  it('[FT12] [MD13] the tab title begins with its time, and at the end says that it is over', async () => {
    const { pass } = await open();
    const expectTitle = (text: string) => waitFor(() => expect(document.title).toBe(`${text} · Dayloom`));
    await expectTitle('Meditation Timer');
    await press('Play');
    await screen.findByRole('button', { name: 'Pause' });
    pass(192);
    await expectTitle('03:12 · Meditation');
    await press('Pause');
    await expectTitle('03:12 · Meditation paused');
    await press('Play');
    await screen.findByRole('button', { name: 'Pause' });
    expect(screen.queryByText('Well done')).toBeNull();
    pass(600);
    expect(await screen.findByText('Well done')).toBeTruthy();
    expect(screen.getByText('The meditation is over')).toBeTruthy();
    await expectTitle('Meditation over');
    await press('Play');
    await waitFor(() => expect(screen.queryByText('Well done')).toBeNull());
  });

  it("[FT13] a reset can be undone, like the timer's", async () => {
    const { shell, pass } = await open();
    await press('Play');
    await screen.findByRole('button', { name: 'Pause' });
    pass(90);
    await press('Pause');
    await screen.findByRole('button', { name: 'Play' });
    await press('Reset');
    await waitFor(() => expect(shell.shown.map(({ message }) => message)).toEqual(['Meditation reset']));
    await act(async () => shell.shown[0]?.undo?.());
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('01:30'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reset' }).disabled).toBe(false);
  });
});

const runs = async (shell: TestShell) => (await shell.store.get(clockRunsOf(testUser.id))).records;
const sessions = async (shell: TestShell) => (await shell.store.get(meditationsOf(testUser.id))).records;
const stats = async (shell: TestShell) => (await shell.store.get(meditationStatsOf(testUser.id))).records[0];

describe("'Other' as the length of a meditation", () => {
  const field = () => screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Other length in minutes' });
  const type = async (text: string) => {
    await userEvent.clear(await field());
    await userEvent.type(await field(), text);
  };

  it('[MD15] [MD1] takes 1 to 180 whole minutes, and is remembered on this device', async () => {
    const { shell } = await open();
    await press('Other');
    for (const wrong of ['0', '181', '2.5']) {
      await type(`${wrong}{Enter}`);
      expect(screen.getByText('Choose 1 to 180 minutes')).toBeTruthy();
    }
    await type('42{Enter}');
    expect(screen.queryByText('Choose 1 to 180 minutes')).toBeNull();
    cleanup();
    await open();
    expect((await field()).value).toBe('42');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(await runs(shell)).toEqual([]);
  });

  it('[MD7] refuses a length that is not longer than the elapsed time', async () => {
    const { shell, pass } = await open();
    await press('Play');
    await screen.findByRole('button', { name: 'Pause' });
    pass(7 * 60);
    await press('Other');
    await type('7{Enter}');
    expect(screen.getByText('Choose more than the 7 minutes that have passed')).toBeTruthy();
    await type('8{Enter}');
    await waitFor(async () => expect(await runs(shell)).toMatchObject([{ target: 480 }]));
  });
});

describe("'Stop and keep' of a meditation", () => {
  it('[MD16] [MD11] from one minute on it saves the elapsed seconds, counts them, and goes back to 00:00', async () => {
    const { shell, pass } = await open();
    expect(screen.getByText<HTMLButtonElement>('Stop and keep').disabled).toBe(true);
    await press('Play');
    await screen.findByRole('button', { name: 'Pause' });
    pass(59);
    const keep = await screen.findByRole('button', { name: 'Stop and keep' });
    expect(keep.getAttribute('aria-disabled')).toBe('true');
    await press('Stop and keep');
    pass(60);
    await waitFor(() => expect(keep.hasAttribute('aria-disabled')).toBe(false));
    await press('Pause');
    await press('Stop and keep');
    await waitFor(() =>
      expect(shell.shown.map(({ message }) => message)).toEqual(['Meditation session saved']),
    );
    expect(await sessions(shell)).toMatchObject([{ duration: 119 }]);
    expect(await stats(shell)).toMatchObject({ currentStreak: 1, totalSessions: 1, challengeProgress: 1 });
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('00:00'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }));
  });
});
