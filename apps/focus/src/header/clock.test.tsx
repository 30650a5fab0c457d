// @vitest-environment jsdom
import { clockRunsOf } from '@dayloom/data';
import { clocks, type ClockRun, type Instant } from '@dayloom/domain';
import { resetChanges } from '@dayloom/clocks';
import { useTitle } from '@dayloom/platform';
import { add, aClockRun } from '@dayloom/testing';
import { TestFrame, testShell, type TestShell, testUser } from '@dayloom/testing/shell';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import descriptor from '../../module.json';
import toggleFocus from '../timer/toggle-focus.ts';
import Clock from './clock.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const noon = new Date('2026-03-10T12:00:00').getTime();
const ago = (seconds: number) => new Date(noon - seconds * 1000).toISOString() as Instant;
const aRun = (fields: Partial<ClockRun>) =>
  add(clocks, aClockRun(testUser.id, { since: ago(60), createdAt: ago(60), ...fields }));
const aStopwatch = (seconds: number, fields: Partial<ClockRun> = {}) => {
  const { target: _target, ...run } = aClockRun(testUser.id, {
    kind: 'stopwatch',
    since: ago(seconds),
    createdAt: ago(seconds),
    ...fields,
  });
  return add(clocks, run);
};

function Notes() {
  useTitle('Notes');
  return null;
}
const draw = (shell: TestShell, at = '/notes') =>
  render(
    <TestFrame shell={shell} descriptor={descriptor} at={at}>
      <header>
        <Clock />
      </header>
      <Notes />
    </TestFrame>,
  );
const runs = async ({ store }: TestShell) => (await store.get(clockRunsOf(testUser.id))).records;

describe('the clock in the header', () => {
  it('[FT6] [KA9] shows the remaining time, announces it in minutes, and links to the timer', async () => {
    draw(await testShell({ seed: [aRun({})] }));
    const link = await screen.findByRole('link', { name: 'Focus runs, 24 minutes' });
    expect(link.getAttribute('href')).toBe('/timer');
  });

  it('[CK6] [SW3] [LM7] shows a stopwatch next to the focus timer, and links to its tab', async () => {
    draw(await testShell({ seed: [aRun({ phase: 'paused' }), aStopwatch(3723)] }));
    const link = await screen.findByRole('link', { name: 'Stopwatch runs, 62 minutes' });
    expect(link.getAttribute('href')).toBe('/timer?tab=stopwatch');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['25:00', '1:02:03']);
  });

  it('[CK6] [KA10] shows in words and by a mark next to its icon that it is paused', async () => {
    const signs = (link: HTMLElement) => link.querySelectorAll('[data-icon]').length;
    draw(await testShell({ seed: [aRun({ phase: 'paused', elapsed: 600_000 }), aStopwatch(5)] }));
    expect(signs(await screen.findByRole('link', { name: 'Focus paused at 15:00' }))).toBe(2);
    expect(signs(screen.getByRole('link', { name: 'Stopwatch runs, less than a minute' }))).toBe(1);
  });

  it('[CK6] shows the task of a focus run, also as its tooltip', async () => {
    draw(await testShell({ seed: [aRun({ about: 'Write the report' })] }));
    const link = await screen.findByRole('link', { name: 'Focus runs, 24 minutes, on Write the report' });
    expect(link.title).toBe('Write the report');
    expect(within(link).getByText('Write the report')).toBeTruthy();
  });

  it.each([
    { clocks: 'the focus timer', seed: [aStopwatch(200), aRun({})], title: '24 min' },
    { clocks: 'a stopwatch', seed: [aStopwatch(119), aRun({ phase: 'paused' })], title: '1 min' },
  ])('[FT12] the title of another screen begins with the minutes of $clocks', async ({ seed, title }) => {
    draw(await testShell({ seed }));
    await waitFor(() => expect(document.title).toBe(`${title} · Notes · Dayloom`));
    cleanup();
    expect(document.title).toBe('Notes · Dayloom');
  });

  it('[FT12] [CK5] a run that ends while the tab is hidden shows its end in the title until the tab is visible', async () => {
    const shell = await testShell({ seed: [aRun({})] });
    draw(shell);
    await waitFor(() => expect(document.title).toBe('24 min · Notes · Dayloom'));
    const look = (state: DocumentVisibilityState) =>
      act(() => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
        document.dispatchEvent(new Event('visibilitychange'));
      });
    look('hidden');
    shell.setNow(new Date(shell.clock.now().getTime() + 1_500_000));
    look('hidden');
    await waitFor(() => expect(document.title).toBe('Focus over · Notes · Dayloom'));
    look('visible');
    expect(document.title).toBe('Notes · Dayloom');
    vi.restoreAllMocks();
  });

  it('[FT19] [CK6] shows a break with the time that is left, also in the title, and says when it is over', async () => {
    const shell = await testShell({
      seed: [aRun({ phase: 'finished', elapsed: 1_500_000, rest: 300, about: 'Write' })],
    });
    draw(shell);
    const link = await screen.findByRole('link', { name: 'Break, 4 minutes left' });
    expect([link.textContent, link.getAttribute('href')]).toEqual(['04:00', '/timer']);
    await waitFor(() => expect(document.title).toBe('4 min break · Notes · Dayloom'));
    const look = (state: DocumentVisibilityState) =>
      act(() => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
        document.dispatchEvent(new Event('visibilitychange'));
      });
    look('hidden');
    shell.setNow(new Date(noon + 240_000));
    look('hidden');
    await waitFor(() => expect(document.title).toBe('Break over · Notes · Dayloom'));
    expect(screen.queryByRole('link')).toBeNull();
    look('visible');
    expect(document.title).toBe('Notes · Dayloom');
    vi.restoreAllMocks();
  });

  it('[CK4] reports once, on any screen, that a clock was set aside, and does not show its time', async () => {
    const shell = await testShell({ seed: [aRun({}), aStopwatch(26 * 3600)] });
    draw(shell);
    const message: unknown = expect.stringMatching(/^The stopwatch .Mar 9, .* more than a day/);
    await waitFor(() => expect(shell.shown).toEqual([{ kind: 'warning', message }]));
    expect(screen.getAllByRole('link')).toHaveLength(1);
    cleanup();
    draw(shell, '/works');
    await screen.findByRole('link');
    expect(shell.shown).toHaveLength(1);
  });

  it('is not shown on the timer itself, nor when no clock runs', async () => {
    const shell = await testShell({ seed: [aRun({})] });
    draw(shell);
    await screen.findByRole('link');
    await toggleFocus(shell);
    const [run] = await runs(shell);
    if (!run) throw new Error('no run');
    await shell.store.commit(resetChanges(run, shell.clock.now()));
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
    cleanup();
    draw(await testShell({ seed: [aRun({})] }), '/timer');
    draw(await testShell());
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('[FT7] [ER22] saves a session that ended while another screen was open', async () => {
    const shell = await testShell({ seed: [aRun({ since: ago(1501), createdAt: ago(1501) })] });
    draw(shell);
    await waitFor(() => expect(shell.shown.map(({ message }) => message)).toEqual(['Focus session saved']));
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  });
});

describe('the command of the palette', () => {
  it('[KA7] starts the timer, pauses it and continues', async () => {
    const shell = await testShell();
    for (const phase of ['running', 'paused', 'running']) {
      await toggleFocus(shell);
      expect((await runs(shell)).map((run) => run.phase)).toEqual([phase]);
    }
  });

  it('[KA7] [CK4] does not change a clock that is set aside, and says so', async () => {
    const shell = await testShell({ seed: [aRun({ since: ago(-9000) })] });
    await toggleFocus(shell);
    expect(shell.shown).toMatchObject([{ kind: 'warning' }]);
    expect(await runs(shell)).toHaveLength(1);
  });
});
