// @vitest-environment jsdom
import { changeSettings, clockRunsOf } from '@dayloom/data';
import { clocks, type Instant } from '@dayloom/domain';
import { add, aClockRun } from '@dayloom/testing';
import { TestFrame, testShell, type TestShell, testUser } from '@dayloom/testing/shell';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import descriptor from '../../module.json';
import Clock from '../header/clock.tsx';
import { smallWindows } from '../testing/small-window.ts';
import Timer from './timer.tsx';

let browser: ReturnType<typeof smallWindows>;
beforeEach(() => {
  browser = smallWindows();
  // The shell's clock does not move, so real time would look like a clock that was set back.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  cleanup();
  document.querySelectorAll('iframe').forEach((frame) => frame.remove());
  delete document.documentElement.dataset['theme'];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const since = new Date('2026-03-10T11:59:00').toISOString() as Instant;
/** A focus timer that has run for a minute. */
const aRun = (about?: string) =>
  add(clocks, aClockRun(testUser.id, { since, createdAt: since, ...(about !== undefined && { about }) }));

/** The timer with the header's clock, which renders the window. */
const draw = (shell: TestShell) =>
  render(
    <TestFrame shell={shell} descriptor={descriptor} at="/timer">
      <Clock />
      <Timer />
    </TestFrame>,
  );
async function open(about?: string) {
  const shell = await testShell({ seed: [aRun(about)] });
  return { shell, ...draw(shell) };
}
const button = (options: { readonly pressed?: boolean } = {}) =>
  screen.findByRole('button', { name: 'Small window', ...options });
const press = async () => userEvent.click(await button());
const last = () => {
  const small = browser.windows.at(-1);
  if (!small) throw new Error('no window');
  return small;
};
const inside = () => within(last().document.body);
const phases = async ({ store }: TestShell) =>
  (await store.get(clockRunsOf(testUser.id))).records.map(({ phase }) => phase);

describe('the small window', () => {
  it('[FT11] shows the clock in the theme and styles of the page, and the task of the focus', async () => {
    document.documentElement.dataset['theme'] = 'nature';
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = '.of-the-page { color: green }';
    const { shell } = await open('Write the part on limits');
    await press();
    await button({ pressed: true });
    expect((await inside().findByRole('timer')).textContent).toBe('24:00');
    expect(inside().getByText('Write the part on limits')).toBeTruthy();
    const small = last().document;
    expect(small.documentElement.dataset['theme']).toBe('nature');
    expect(small.head.textContent).toContain('.of-the-page');
    act(() => {
      shell.setNow(new Date(shell.clock.now().getTime() + 60_000));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(inside().getByRole('timer').textContent).toBe('23:00');
    style.remove();
  });

  it('[FT11] pauses and resets, and closes with the run', async () => {
    const { shell } = await open();
    await press();
    fireEvent.click(await inside().findByRole('button', { name: 'Pause' }));
    fireEvent.click(await inside().findByRole('button', { name: 'Continue' }));
    await inside().findByRole('button', { name: 'Pause' });
    expect(last().isClosed).toBe(false);
    fireEvent.click(inside().getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(last().isClosed).toBe(true));
    expect(await phases(shell)).toEqual(['stopped']);
  });

  it('[FT11] [FT19] shows the break that begins with the end of the run, and closes with it', async () => {
    const { shell } = await open();
    await shell.store.commit(changeSettings(testUser.id, { startsBreaks: true }, since));
    await press();
    await button({ pressed: true });
    act(() => {
      shell.setNow(new Date(Date.parse(since) + 1_500_000));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const skip = await inside().findByRole('button', { name: 'Skip break' });
    expect(inside().getByRole('timer', { name: 'Break' }).textContent).toBe('05:00');
    expect(last().isClosed).toBe(false);
    fireEvent.click(skip);
    await waitFor(() => expect(last().isClosed).toBe(true));
  });

  it('[FT11] a second press closes it, and so does its own button; it can be opened again after both', async () => {
    await open();
    await press();
    await button({ pressed: true });
    await press();
    await button({ pressed: false });
    expect(last().isClosed).toBe(true);
    await press();
    await button({ pressed: true });
    act(() => last().close());
    await button({ pressed: false });
    expect(browser.windows).toHaveLength(2);
  });

  it('[FT11] closes with the page, for example at sign-out, and can be opened again', async () => {
    const { shell, unmount } = await open();
    await press();
    await button({ pressed: true });
    unmount();
    expect(last().isClosed).toBe(true);
    draw(shell);
    await button({ pressed: false });
    await press();
    await button({ pressed: true });
    expect(browser.windows.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('[FT11] shows an error if the browser denies it', async () => {
    const { shell } = await open();
    browser.refuses = true;
    await press();
    expect(shell.shown).toEqual([{ kind: 'error', message: 'The small window cannot be opened' }]);
    expect(await button({ pressed: false })).toBeTruthy();
  });

  it('[FT11] is not offered without a run, nor in browsers without support', async () => {
    draw(await testShell());
    await screen.findByRole('button', { name: 'Start' });
    expect(screen.queryByRole('button', { name: 'Small window' })).toBeNull();
    cleanup();
    vi.unstubAllGlobals();
    await open();
    await screen.findByRole('button', { name: 'Pause' });
    expect(screen.queryByRole('button', { name: 'Small window' })).toBeNull();
  });
});
