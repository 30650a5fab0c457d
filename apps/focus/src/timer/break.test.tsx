// @vitest-environment jsdom
import { changeSettings, patch, settingsOf } from '@dayloom/data';
import { clocks, type ClockRun, type Instant, nowOf, timerHistory } from '@dayloom/domain';
import { add, aClockRun, aTimerSession } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTimer } from '../testing/timer-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const noon = new Date('2026-03-10T12:00:00').getTime();
const ago = (seconds: number) => new Date(noon - seconds * 1000).toISOString() as Instant;
/** A focus run that ended this many seconds ago, at its target. */
const ended = (seconds: number, fields: Partial<ClockRun> = {}) =>
  add(
    clocks,
    aClockRun(testUser.id, {
      id: 'a',
      phase: 'finished',
      since: ago(seconds),
      elapsed: 1_500_000,
      createdAt: ago(seconds + 1500),
      ...fields,
    }),
  );
const resting = (seconds: number, fields: Partial<ClockRun> = {}) => ended(seconds, { rest: 300, ...fields });

const time = () => screen.getByRole('timer').textContent;
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const expectTitle = (text: string) => waitFor(() => expect(document.title).toBe(`${text} · Dayloom`));
const said = () => screen.getByRole('status', { name: 'Announced time' }).textContent;

describe('[FT19] the break after a focus session', () => {
  it('starts in full three minutes after the end, counts down, and leaves the clock idle', async () => {
    const { pass, runs, sessions } = await openTimer({ seed: [ended(180)] });
    await press('Break (5 min)');
    await screen.findByRole('timer', { name: 'Break' });
    expect(time()).toBe('05:00');
    await expectTitle('05:00 · Break');
    expect((await runs())[0]?.rest).toBe(480);
    expect(screen.getByText('Break', { selector: 'p' })).toBeTruthy();
    pass(61);
    expect([time(), said()]).toEqual(['03:59', '3 minutes left of the break']);
    pass(239);
    await waitFor(() => expect(time()).toBe('25:00'));
    expect(screen.getByText('The break is over', { selector: '[class]' })).toBeTruthy();
    await expectTitle('Timer');
    expect(await sessions()).toEqual([]);
  });

  it('is a long one after the fourth session of the day', async () => {
    const sessions = [1, 2, 3, 4].map((hours, index) =>
      add(timerHistory, aTimerSession(testUser.id, { id: `s${hours}`, createdAt: ago(index * 3600) })),
    );
    await openTimer({ seed: [ended(0), ...sessions] });
    await press('Long break (15 min)');
    await screen.findByText('Long break');
    expect(time()).toBe('15:00');
  });

  it('moves the focus to the next button, both when it starts and when it is skipped', async () => {
    const { runs } = await openTimer({ seed: [ended(0)] });
    await press('Break (5 min)');
    expect(document.activeElement).toBe(await button('Start'));
    await press('Skip break');
    await screen.findByText('The break is over', { selector: '[class]' });
    expect(document.activeElement).toBe(await button('Start'));
    expect(time()).toBe('25:00');
    expect((await runs())[0]).toMatchObject({ phase: 'finished', restEnded: ago(0) });
  });

  it('ends with R, and with a start by Space', async () => {
    const { runs, unmount } = await openTimer({ seed: [resting(60)] });
    await button('Skip break');
    await userEvent.keyboard('r');
    await waitFor(async () => expect((await runs())[0]?.restEnded).toBe(ago(0)), { timeout: 3000 });
    unmount();
    const again = await openTimer({ seed: [resting(60)] });
    await button('Skip break');
    await userEvent.keyboard(' ');
    await button('Pause');
    expect((await again.runs()).map(({ phase }) => phase)).toEqual(['running', 'finished']);
  });

  it('[FT20] is followed at once by the next session when it is skipped, if the user has chosen that', async () => {
    const settings = changeSettings(testUser.id, { startsFocus: true, focusMinutes: 50 }, ago(60));
    const { runs } = await openTimer({ seed: [resting(60, { about: 'Write' }), ...settings] });
    await press('Skip break');
    await button('Pause');
    expect(time()).toBe('50:00');
    expect((await runs())[0]).toMatchObject({ id: 'a-next', about: 'Write', phase: 'running' });
  });

  it('[FT9] leaves a session without a break at zero until Reset', async () => {
    await openTimer({ seed: [ended(600)] });
    await screen.findByText('Well done');
    expect(time()).toBe('00:00');
    await press('Reset');
    await button('Start');
  });

  it('[CK1] does not hide a run that was started in it, nor comes back after its end', async () => {
    const later = { id: 'b', createdAt: ago(60), since: ago(60) };
    const { unmount } = await openTimer({ seed: [resting(90), add(clocks, aClockRun(testUser.id, later))] });
    await button('Pause');
    expect(time()).toBe('24:00');
    unmount();
    const stopped = { ...later, phase: 'stopped', elapsed: 10_000, since: ago(50) } as const;
    await openTimer({ seed: [resting(90), add(clocks, aClockRun(testUser.id, stopped))] });
    await button('Start');
    expect(screen.queryByText('The break is over')).toBeNull();
  });

  it('ends where another device resets the clock', async () => {
    const { shell } = await openTimer({ seed: [resting(60)] });
    await button('Skip break');
    await act(() =>
      shell.store.commit([patch('clocks', 'a', { phase: 'stopped', since: nowOf(shell.clock), elapsed: 1 })]),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Skip break' })).toBeNull());
    expect(time()).toBe('25:00');
  });

  it('says why it could not start, and keeps the clock as it was', async () => {
    const world = await openTimer({ seed: [ended(0)] });
    await button('Break (5 min)');
    world.break();
    await press('Break (5 min)');
    await waitFor(() => expect(world.toastTexts()).toContain('Failed to start the break'));
    expect(time()).toBe('00:00');
  });

  it('[FT12] says in the title of a hidden tab that it is over, until the tab is looked at', async () => {
    const { shell } = await openTimer({ seed: [resting(60)] });
    await expectTitle('04:00 · Break');
    const look = (state: DocumentVisibilityState) =>
      act(() => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
        document.dispatchEvent(new Event('visibilitychange'));
      });
    look('hidden');
    shell.setNow(new Date(noon + 241_000));
    look('hidden');
    await expectTitle('Break over');
    look('visible');
    await expectTitle('Timer');
  });

  it('[CK6] is shown on the tab of the focus timer while the stopwatch is chosen', async () => {
    await openTimer({ seed: [resting(60)], at: '/timer?tab=stopwatch' });
    expect(await screen.findByRole('tab', { name: 'Focus Timer: Break, 4 minutes left' })).toBeTruthy();
  });
});

describe("[FT20] 'Breaks'", () => {
  const field = (name: string) => screen.findByRole('spinbutton', { name });
  const type = async (name: string, text: string) => {
    await userEvent.clear(await field(name));
    await userEvent.type(await field(name), text);
    await userEvent.tab();
  };
  async function open() {
    const world = await openTimer();
    await press('Breaks');
    await screen.findByRole('dialog', { name: 'Breaks' });
    const stored = async () => (await world.shell.store.get(settingsOf(testUser.id))).records[0];
    return { ...world, stored };
  }

  it('sets both lengths and what starts by itself, for all devices', async () => {
    const { stored } = await open();
    expect((await field('Break in minutes')).getAttribute('value')).toBe('5');
    expect((await field('Long break in minutes')).getAttribute('value')).toBe('15');
    await type('Break in minutes', '8');
    await type('Long break in minutes', '30');
    for (const name of ['Start breaks by itself', 'Start focus by itself']) {
      const choice = await screen.findByRole('checkbox', { name, checked: false });
      await userEvent.click(choice);
      await screen.findByRole('checkbox', { name, checked: true });
    }
    expect(await stored()).toMatchObject({
      breakMinutes: 8,
      longBreakMinutes: 30,
      startsBreaks: true,
      startsFocus: true,
    });
    await press('Done');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['0', '61', '2.5', ''])(
    "keeps the length when '%s' is typed, and says what is possible",
    async (typed) => {
      const { stored } = await open();
      await userEvent.clear(await field('Break in minutes'));
      if (typed !== '') await userEvent.type(await field('Break in minutes'), typed);
      await press('Done');
      expect(screen.getByText('Choose 1 to 60 minutes')).toBeTruthy();
      expect(document.activeElement).toBe(await field('Break in minutes'));
      expect(await stored()).toBeUndefined();
    },
  );

  it('shows an error when a choice cannot be saved', async () => {
    const world = await open();
    world.break();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Start breaks by itself' }));
    await waitFor(() => expect(world.toastTexts()).toContain('Failed to save your settings'));
    expect(screen.getByRole('checkbox', { name: 'Start breaks by itself', checked: false })).toBeTruthy();
  });
});
