// @vitest-environment jsdom
import { add, aClockRun } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { focusPress } from '@dayloom/domain/clocks';
import { clocks, type ClockRun, type Instant } from '@dayloom/domain';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openTimer } from '../testing/timer-page.tsx';

afterEach(cleanup);

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const time = () => screen.getByRole('timer').textContent;

/** The start of a focus run of one minute; the time is noon of 10 March 2026. */
const since = new Date('2026-03-10T11:59:00').toISOString() as Instant;
const openWith = (fields: Partial<ClockRun> = {}) =>
  openTimer({
    at: '/timer?focus=Other',
    seed: [add(clocks, aClockRun(testUser.id, { since, createdAt: since, about: 'The first', ...fields }))],
  });
const sentence = 'The focus timer runs for “The first”. Switching to “Other” resets it and saves nothing.';

const pressed = { pathname: '/timer', search: '?focus=Write+the+part+on+limits', state: focusPress };
const address = () => screen.getByLabelText('address');

describe("a press on 'Start focus'", () => {
  it('[WD22] starts at once, names its task, and is removed from the address', async () => {
    const { runs } = await openTimer({ at: pressed });
    await button('Pause');
    expect(await screen.findByText('Focus on: Write the part on limits')).toBeTruthy();
    expect(address().textContent).toBe('/timer');
    expect(await runs()).toMatchObject([
      { phase: 'running', target: 1500, about: 'Write the part on limits' },
    ]);
  });

  it('[FT16] leaves nothing that a reload would start again', async () => {
    await openTimer({ at: pressed });
    await button('Pause');
    expect(address().dataset['state']).toBe('null');
  });
});

describe('an address that requests a focus', () => {
  const question = 'Focus on “Other”?';

  it("[FT16] starts nothing before 'Start focus' is pressed", async () => {
    const { runs } = await openTimer({ at: '/timer?focus=Other' });
    expect(await screen.findByText(question)).toBeTruthy();
    expect(address().textContent).toBe('/timer');
    expect(await runs()).toEqual([]);
    await press('Start focus');
    expect(await screen.findByText('Focus on: Other')).toBeTruthy();
    expect(screen.queryByText(question)).toBeNull();
  });

  it("[FT16] 'Not now' drops it", async () => {
    const { runs } = await openTimer({ at: '/timer?focus=Other' });
    await press('Not now');
    expect(screen.queryByText(question)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
    expect(await runs()).toEqual([]);
  });

  it('[FT16] gives way to another start', async () => {
    await openTimer({ at: '/timer?focus=Other' });
    await screen.findByText(question);
    await press('Start');
    await button('Pause');
    await press('Reset');
    await button('Start');
    expect(screen.queryByText(question)).toBeNull();
  });

  it('[FT16] without a title only opens the timer', async () => {
    const { runs } = await openTimer({ at: '/timer?focus=' });
    await waitFor(() => expect(address().textContent).toBe('/timer'));
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
    expect(await runs()).toEqual([]);
  });
});

describe('a focus that is requested while the timer is in use', () => {
  it('[FT14] does not change a timer that is in use, and names its task', async () => {
    const { runs, toastTexts } = await openWith();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByLabelText('address').textContent).toBe('/timer');
    await press('Keep');
    expect(screen.queryByText(sentence)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
    expect([await runs(), toastTexts()]).toMatchObject([[{ phase: 'running', about: 'The first' }], []]);
  });

  it("[FT14] [FT13] 'Switch to this task' starts again without saving the other run, and 'Undo' reverts it", async () => {
    const { runs, sessions, shell } = await openWith({ phase: 'paused', elapsed: 60_000 });
    await screen.findByText(
      'The focus timer is paused for “The first”. Switching to “Other” resets it and saves nothing.',
    );
    await press('Switch to this task');
    expect(await screen.findByText('Focus on: Other')).toBeTruthy();
    expect(screen.queryByText(/Switching to/)).toBeNull();
    expect(time()).toBe('25:00');
    await waitFor(() => expect(shell.shown.map(({ message }) => message)).toEqual(['Focus reset']));
    await act(async () => shell.shown[0]?.undo?.());
    expect(await screen.findByText('Focus on: The first (paused)')).toBeTruthy();
    expect(time()).toBe('24:00');
    expect((await runs()).map(({ about, phase }) => `${about} ${phase}`).toSorted()).toEqual([
      'Other stopped',
      'The first paused',
    ]);
    expect(await sessions()).toEqual([]);
  });

  it('[FT14] does not ask if the timer is already in use for the task', async () => {
    await openWith({ about: 'Other' });
    expect(await screen.findByText('Focus on: Other')).toBeTruthy();
    expect(screen.queryByText(/Switching to/)).toBeNull();
  });

  it('[FT14] is dropped when the other run ends', async () => {
    await openWith();
    await screen.findByText(sentence);
    await press('Reset');
    await press('Start');
    await button('Pause');
    expect(screen.queryByText(/Switching to/)).toBeNull();
  });
});
