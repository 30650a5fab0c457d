// @vitest-environment jsdom
import { patch, remove } from '@dayloom/data';
import { clocks, type ClockRun, type Instant, tasks, works } from '@dayloom/domain';
import { focusPress } from '@dayloom/domain/clocks';
import { add, aClockRun, aTask, aWork } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTimer } from '../testing/timer-page.tsx';

afterEach(cleanup);

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const time = () => screen.getByRole('timer').textContent;

const thesis = aWork(testUser.id, { id: 'thesis', workTitle: 'Thesis' });
const limits = { id: 'limits', title: 'Write the part on limits', workId: thesis.id };
const seed = [add(works, thesis), add(tasks, aTask(testUser.id, limits))];
const ofLimits = { taskId: 'limits', workId: 'thesis', about: limits.title, workTitle: 'Thesis' };

const since = new Date(new Date('2026-03-10T12:00:00').getTime() - 90_000).toISOString() as Instant;
const aRun = (fields: Partial<ClockRun> = {}) =>
  add(clocks, aClockRun(testUser.id, { id: 'run', since, createdAt: since, ...fields }));

async function choose(opener: string, title: string) {
  await press(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'What for?' }));
  await userEvent.click(await dialog.findByRole('option', { name: new RegExp(`^${title}`) }));
}

describe('what a clock is for', () => {
  it('[FT17] a task that is chosen before the start is stored with run and session, and offered for the next one', async () => {
    const { runs, sessions, pass } = await openTimer({ seed });
    await choose('What for?', limits.title);
    expect(await screen.findByText('in Thesis')).toBeTruthy();
    await press('Start');
    await button('Pause');
    expect(await runs()).toMatchObject([{ phase: 'running', ...ofLimits }]);
    pass(1500);
    await waitFor(async () => expect(await sessions()).toMatchObject([{ duration: 1500, ...ofLimits }]));
    await press('Reset');
    await button('Start');
    expect(await screen.findByText(`Focus on: ${limits.title}`)).toBeTruthy();
    await press('No task');
    expect(screen.queryByText(/^Focus on/)).toBeNull();
    await press('Start');
    await button('Pause');
    const [last] = await runs();
    expect(last).not.toHaveProperty('taskId');
  });

  it.each(['focus', 'stopwatch'] as const)(
    '[FT17] of a %s that runs it is changed, and taken away with all of its titles',
    async (kind) => {
      const old = { taskId: 'gone', workId: 'lost', about: 'Old', workTitle: 'Lost work' };
      const { runs } = await openTimer({ at: `/timer?tab=${kind}`, seed: [...seed, aRun({ kind, ...old })] });
      await choose('Change', limits.title);
      await waitFor(async () => expect(await runs()).toMatchObject([ofLimits]));
      await press('No task');
      await waitFor(async () => expect(Object.keys((await runs())[0] ?? {})).not.toContain('about'));
      for (const field of Object.keys(ofLimits)) expect((await runs())[0]).not.toHaveProperty(field);
    },
  );

  it('[FT17] it has the title that the task has today, and the last known one once the task is deleted', async () => {
    const { shell } = await openTimer({ seed: [...seed, aRun(ofLimits)] });
    await screen.findByText(`Focus on: ${limits.title}`);
    await act(async () => shell.store.commit([patch('tasks', 'limits', { title: 'Write on limits' })]));
    expect(await screen.findByText('Focus on: Write on limits')).toBeTruthy();
    await act(async () => shell.store.commit([remove('tasks', 'limits')]));
    expect(await screen.findByText(`Focus on: ${limits.title}`)).toBeTruthy();
  });

  it('[FT17] a session keeps the titles that task and work have when it is saved', async () => {
    const { shell, sessions } = await openTimer({ seed: [...seed, aRun(ofLimits)] });
    const renamed = [
      patch('tasks', 'limits', { title: 'Write on limits' }),
      patch('works', 'thesis', { workTitle: 'Dissertation' }),
    ];
    await act(async () => shell.store.commit(renamed));
    await press('Stop and keep');
    const titles = { about: 'Write on limits', workTitle: 'Dissertation' };
    await waitFor(async () => expect(await sessions()).toMatchObject([{ ...ofLimits, ...titles }]));
  });

  it("[FT17] [WD22] 'Start focus on this task' names the task and its work; of one that is gone only its title", async () => {
    const at = (id: string) => ({
      pathname: '/timer',
      search: `?focus=Limits&task=${id}`,
      state: focusPress,
    });
    const known = await openTimer({ seed, at: at('limits') });
    await button('Pause');
    expect(await known.runs()).toMatchObject([ofLimits]);
    expect(screen.getByLabelText('address').textContent).toBe('/timer');
    cleanup();
    const unknown = await openTimer({ seed, at: at('gone') });
    await button('Pause');
    const [run] = await unknown.runs();
    expect(run).toMatchObject({ about: 'Limits' });
    expect(run).not.toHaveProperty('taskId');
  });

  it('[FT14] another task of the same title is another task', async () => {
    const address = (id: string) => `/timer?focus=Other&task=${id}`;
    await openTimer({ at: address('b'), seed: [aRun({ about: 'Other', taskId: 'a' })] });
    expect(await screen.findByText(/Switching to “Other”/)).toBeTruthy();
    cleanup();
    await openTimer({ at: address('a'), seed: [aRun({ about: 'Renamed since', taskId: 'a' })] });
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/timer'));
    expect(screen.queryByText(/Switching to/)).toBeNull();
  });
});

describe("'Stop and keep'", () => {
  it('[FT18] from one minute on it saves what was counted, and the timer is idle', async () => {
    const { sessions, toastTexts, pass } = await openTimer();
    await press('Start');
    await button('Pause');
    pass(59);
    const keep = await button('Stop and keep');
    expect(keep.getAttribute('aria-disabled')).toBe('true');
    expect(keep.title).toBe('From one minute on');
    await press('Stop and keep');
    pass(31);
    await waitFor(() => expect(keep.hasAttribute('aria-disabled')).toBe(false));
    await press('Stop and keep');
    await waitFor(() => expect(toastTexts()).toEqual(['Focus session saved']));
    expect(await sessions()).toMatchObject([{ type: 'focus', duration: 90 }]);
    expect(time()).toBe('25:00');
    expect(document.activeElement).toBe(await button('Start'));
  });

  it('[FT18] S does the same, also while the timer is paused', async () => {
    const { sessions, toastTexts } = await openTimer({ seed: [aRun({ phase: 'paused', elapsed: 75_000 })] });
    await button('Continue');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.keyDown(document.body, { key: 's' });
    act(() => void vi.advanceTimersByTime(300));
    vi.useRealTimers();
    await waitFor(() => expect(toastTexts()).toEqual(['Focus session saved']));
    expect(await sessions()).toMatchObject([{ duration: 75 }]);
  });

  it('[FT18] [CK7] the second click of a double click does not reach it', async () => {
    const { sessions, runs } = await openTimer({ seed: [aRun()] });
    fireEvent.click(await button('Stop and keep'), { detail: 2 });
    await act(async () => undefined);
    expect([await sessions(), await runs()]).toMatchObject([[], [{ phase: 'running' }]]);
  });
});
