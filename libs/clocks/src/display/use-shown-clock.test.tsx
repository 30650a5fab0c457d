// @vitest-environment jsdom
import { clocks, type ClockRun, durationText, type Instant } from '@dayloom/domain';
import { add, aClockRun } from '@dayloom/testing';
import { TestFrame, testShell, testUser } from '@dayloom/testing/shell';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShownClock } from './use-shown-clock.ts';

const noon = new Date('2026-03-10T12:00:00').getTime();

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: noon }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders the elapsed time of a clock and counts the renders. */
async function open(kind: ClockRun['kind'], secondsAgo: number) {
  const since = new Date(noon - secondsAgo * 1000).toISOString() as Instant;
  const { target, ...run } = aClockRun(testUser.id, { kind, since, createdAt: since });
  const seed = [add(clocks, { ...run, ...(kind === 'focus' && target && { target }) })];
  const shell = { ...(await testShell({ seed })), clock: { now: () => new Date() } };
  let draws = 0;
  function Shown() {
    draws += 1;
    const shown = useShownClock(kind);
    return (
      <output aria-label="clock" data-phase={shown.phase}>
        {'elapsed' in shown && durationText(shown.elapsed / 1000)}
      </output>
    );
  }
  render(
    <TestFrame shell={shell}>
      <Shown />
    </TestFrame>,
  );
  await vi.waitFor(() => expect(text()).not.toBe(''));
  vi.setSystemTime(noon);
  return {
    drawsIn: (change: () => void) => {
      draws = 0;
      change();
      return draws;
    },
  };
}
const text = () => screen.getByLabelText('clock').textContent;
function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000));
}
const turn = (state: DocumentVisibilityState) =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });

it.each([
  { kind: 'focus', changesIn: 21, shown: '01:01' },
  { kind: 'stopwatch', changesIn: 20, shown: '01:00' },
] as const)(
  '[FT6] a hidden $kind clock is rendered once a minute, when its minutes change, and at once on return',
  async ({ kind, changesIn, shown }) => {
    const { drawsIn } = await open(kind, 40);
    turn('hidden');
    expect(drawsIn(() => pass(changesIn - 1))).toBe(0);
    expect(drawsIn(() => pass(1))).toBe(1);
    expect(text()).toBe(shown);
    expect(drawsIn(() => pass(59))).toBe(0);
    expect(drawsIn(() => pass(1))).toBe(1);
    expect(drawsIn(() => pass(600))).toBe(10);
    pass(10);
    expect(text()).toBe(shown.replace('01', '12'));
    expect(drawsIn(() => turn('visible'))).toBe(1);
    expect(text()).toBe(kind === 'focus' ? '12:11' : '12:10');
    expect(drawsIn(() => pass(3))).toBe(3);
  },
);

it('[FT6] [FT11] it is rendered every second while its small window is open', async () => {
  const { drawsIn } = await open('focus', 40);
  const browser = { window: window as Window | null };
  vi.stubGlobal('documentPictureInPicture', browser);
  turn('hidden');
  expect(drawsIn(() => pass(3))).toBe(3);
  browser.window = null;
  pass(1);
  expect(drawsIn(() => pass(10))).toBe(0);
});

it('[CK4] a device clock that is set back does not show a run in the future before it can be corrected', async () => {
  await open('focus', 40);
  vi.setSystemTime(noon - 3_600_000);
  pass(1);
  expect(screen.getByLabelText('clock').dataset['phase']).toBe('loading');
  vi.setSystemTime(noon);
  pass(1);
  expect(text()).toBe('00:41');
  vi.setSystemTime(noon - 3_600_000);
  pass(3);
  expect(screen.getByLabelText('clock').dataset['phase']).toBe('set-aside');
});
