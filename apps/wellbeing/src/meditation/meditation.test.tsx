// @vitest-environment jsdom
import { type Change, clockRunsOf, create, meditationsOf, meditationStatsOf, patch } from '@dayloom/data';
import { type ClockRun, instantOf } from '@dayloom/domain';
import { TestFrame, testShell, type TestShell, testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import descriptor from '../../module.json';
import Clock from '../clock/clock.tsx';
import Meditation from './meditation.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (shell: TestShell) =>
  render(
    <TestFrame shell={shell} descriptor={descriptor} at="/meditation">
      <Clock />
      <Meditation />
    </TestFrame>,
  );

/** Waits until the stored run is loaded, which enables the button. */
const untilReady = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: 'Play' }).getAttribute('aria-disabled')).toBeNull(),
  );

async function open(seed: readonly Change[] = []) {
  const shell = await testShell({ seed });
  show(shell);
  await untilReady();
  return shell;
}

/** A time of the local clock. */
const at = (text: string) => instantOf(new Date(text));

/** Advances the time and makes the page check its clocks. */
function pass(shell: TestShell, seconds: number) {
  shell.setNow(new Date(shell.clock.now().getTime() + seconds * 1000));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const time = () => screen.getByRole('timer').textContent;
const runs = async (shell: TestShell) => (await shell.store.get(clockRunsOf(testUser.id))).records;
const sessions = async (shell: TestShell) => (await shell.store.get(meditationsOf(testUser.id))).records;
const stats = async (shell: TestShell) => (await shell.store.get(meditationStatsOf(testUser.id))).records[0];
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const minutes = () => within(screen.getByRole('radiogroup', { name: 'Minutes' }));
const chosen = () => minutes().getByRole<HTMLInputElement>('radio', { checked: true }).value;

async function start(shell: TestShell) {
  await press('Play');
  await screen.findByRole('button', { name: 'Pause' });
  pass(shell, 0);
}

const saved = (shell: TestShell) =>
  waitFor(() => expect(shell.shown.map(({ message }) => message)).toContain('Meditation session saved'));

describe('a meditation', () => {
  it('[MD1] [MD2] starts with 10 minutes out of five durations, at 00:00', async () => {
    await open();
    expect(
      minutes()
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ value }) => value),
    ).toEqual(['10', '15', '20', '25', '30']);
    expect([chosen(), time()]).toEqual(['10', '00:00']);
  });

  it('[MD3] [MD4] [CK1] one button plays and pauses, and pausing keeps the elapsed time', async () => {
    const shell = await open();
    await start(shell);
    pass(shell, 61);
    expect(time()).toBe('01:01');
    await press('Pause');
    await screen.findByRole('button', { name: 'Play' });
    pass(shell, 500);
    expect(time()).toBe('01:01');
    await start(shell);
    pass(shell, 9);
    expect(time()).toBe('01:10');
    expect(await runs(shell)).toHaveLength(1);
  });

  it('[MD3] Space presses the same button, unless the focused element uses it', async () => {
    const shell = await open();
    await userEvent.keyboard(' ');
    await screen.findByRole('button', { name: 'Pause' });
    pass(shell, 5);
    await userEvent.click(minutes().getByRole('radio', { name: '20' }));
    await userEvent.keyboard(' ');
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy();
    screen.getByRole('button', { name: 'Play' }).focus();
    await userEvent.keyboard(' ');
    // Only once, by the button itself.
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
    expect(chosen()).toBe('20');
  });

  it('[MD5] [ER32] [DA15] [MD11] ends by itself, is saved and counted once, and keeps its time', async () => {
    const shell = await open();
    await start(shell);
    pass(shell, 605);
    await saved(shell);
    expect(time()).toBe('10:00');
    const [session, ...others] = await sessions(shell);
    expect(session).toMatchObject({ duration: 600, date: at('2026-03-10T12:10'), userId: testUser.id });
    expect(others).toEqual([]);
    expect(shell.shown).toHaveLength(1);
    await waitFor(() => expect(figure('Total Sessions')).toBe('1'));
    expect([figure('Current Streak'), figure('Challenge Progress')]).toEqual(['1day', '1/30 days']);
  });

  it('[MD6] playing after a finish starts a new session from 00:00', async () => {
    const shell = await open();
    await start(shell);
    pass(shell, 600);
    await saved(shell);
    await start(shell);
    expect(time()).toBe('00:00');
    pass(shell, 600);
    await waitFor(async () => expect(await sessions(shell)).toHaveLength(2));
    expect(await stats(shell)).toMatchObject({ currentStreak: 2, totalSessions: 2, challengeProgress: 2 });
  });

  it('[MD7] another duration keeps the elapsed time; a duration that is not longer is disabled', async () => {
    const shell = await open();
    await userEvent.click(minutes().getByRole('radio', { name: '25' }));
    await start(shell);
    pass(shell, 15 * 60);
    const reachable = () =>
      minutes()
        .getAllByRole<HTMLInputElement>('radio')
        .filter(({ disabled }) => !disabled)
        .map(({ value }) => value);
    expect(reachable()).toEqual(['20', '25', '30']);
    await userEvent.click(minutes().getByRole('radio', { name: '20' }));
    await waitFor(async () => expect((await runs(shell))[0]?.target).toBe(1200));
    expect([time(), chosen()]).toEqual(['15:00', '20']);
    pass(shell, 301);
    await saved(shell);
    expect((await sessions(shell))[0]?.duration).toBe(1200);
    expect(reachable()).toHaveLength(5);
  });

  it('[MD8] [CK2] continues through a reload and sleep, and is saved once with the right seconds', async () => {
    const shell = await open();
    await start(shell);
    pass(shell, 30);
    cleanup();
    shell.setNow(new Date(shell.clock.now().getTime() + 8 * 3_600_000));
    show(shell);
    await saved(shell);
    expect(time()).toBe('10:00');
    expect((await sessions(shell)).map(({ duration }) => duration)).toEqual([600]);
    expect(await stats(shell)).toMatchObject({ totalSessions: 1 });
  });

  it('[MD8] a paused session is restored after a reload', async () => {
    const shell = await open();
    await start(shell);
    pass(shell, 90);
    await press('Pause');
    await screen.findByRole('button', { name: 'Play' });
    cleanup();
    show(shell);
    await waitFor(() => expect(time()).toBe('01:30'));
  });

  it('[MD3] only a paused session can be reset: it is not saved, and the focus stays', async () => {
    const shell = await open();
    const reset = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Reset' });
    expect(reset().disabled).toBe(true);
    await start(shell);
    expect(reset().disabled).toBe(true);
    pass(shell, 90);
    await press('Pause');
    await screen.findByRole('button', { name: 'Play' });
    await press('Reset');
    await waitFor(() => expect(time()).toBe('00:00'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }));
    expect([await sessions(shell), await stats(shell)]).toEqual([[], undefined]);
    expect((await runs(shell)).map(({ phase }) => phase)).toEqual(['stopped']);
    expect(reset().disabled).toBe(true);
  });

  const ofAnotherDevice = (fields: Partial<ClockRun>): Change =>
    create('clocks', 'r1', {
      userId: testUser.id,
      kind: 'meditation',
      phase: 'running',
      since: at('2026-03-10T11:55'),
      elapsed: 0,
      target: 1200,
      createdAt: at('2026-03-10T11:55'),
      ...fields,
    });

  it('[CK1] [CK2] a session that runs on another device is shown and can be paused here', async () => {
    const shell = await testShell({ seed: [ofAnotherDevice({})] });
    show(shell);
    await screen.findByRole('button', { name: 'Pause' });
    expect([time(), chosen()]).toEqual(['05:00', '20']);
    await press('Pause');
    await waitFor(async () => expect((await runs(shell))[0]?.phase).toBe('paused'));
    await act(() =>
      shell.store.commit([
        patch('clocks', 'r1', {
          phase: 'stopped',
          since: at('2026-03-10T12:00'),
          elapsed: 300_000,
        }),
      ]),
    );
    await waitFor(() => expect(time()).toBe('00:00'));
  });

  it.each([
    ['the future', '2026-03-10T12:03', /has a start that has not come yet/, 'discard'],
    ['days ago', '2026-03-07T12:00', /ended more than a day ago/, 'save or discard'],
  ])(
    '[CK4] a session from %s is set aside with a message, is answered before the next, and is not saved when it is discarded',
    async (_, moment, sentence, answers) => {
      const since = at(moment);
      const shell = await testShell({ seed: [ofAnotherDevice({ since, createdAt: since })] });
      show(shell);
      expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
      await press('Play');
      expect(shell.shown.at(-1)?.message).toBe(
        `The last meditation was set aside: ${answers} it on its screen first.`,
      );
      await press('Discard');
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      await start(shell);
      expect(await sessions(shell)).toEqual([]);
    },
  );

  it('[ER32] a session that cannot be saved shows an error, and is saved later', async () => {
    const world = await shellWithFault();
    show(world.shell);
    await untilReady();
    await start(world.shell);
    world.break();
    pass(world.shell, 600);
    await waitFor(() =>
      expect(world.shell.shown.map(({ message }) => message)).toContain('Failed to save meditation session'),
    );
    expect(time()).toBe('10:00');
    world.mend();
    pass(world.shell, 30);
    await saved(world.shell);
    expect(await sessions(world.shell)).toHaveLength(1);
  });
});
