// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchMinutes } from './watch-minutes.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-10T12:00:30') }));
afterEach(() => void vi.useRealTimers());

it('all that watch a clock share one timer, until the last of them stops', () => {
  const clock = { now: () => new Date() };
  const looks = [vi.fn(), vi.fn()];
  const stops = looks.map((look) => watchMinutes(clock, look));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(30_000);
  expect(looks.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  stops[0]?.();
  vi.advanceTimersByTime(60_000);
  expect(looks.map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  stops[1]?.();
  expect(vi.getTimerCount()).toBe(0);
});
