// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyStoredLook } from '../boot/look-script.ts';
import { useClockCount } from './use-clock-count.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const kept = () => document.documentElement.dataset['clocks'];

/** Observers are notified before any later microtask. */
const observed = () => new Promise<void>(queueMicrotask);

/** Starts the page: what is stored is read before anything else runs. */
function start() {
  delete document.documentElement.dataset['clocks'];
  applyStoredLook();
  const room = document.createElement('div');
  const widget = document.createElement('div');
  widget.dataset['headerWidget'] = '';
  room.append(widget);
  renderHook(() => useClockCount(room));
  const comes = (data: DOMStringMap = {}) => {
    const clock = document.createElement('a');
    Object.assign(clock.dataset, data);
    widget.append(clock);
  };
  const goes = () => widget.lastElementChild?.remove();
  return { comes, goes };
}

it('[CK6] reserves space for the clocks that ran last, until they are loaded', async () => {
  const first = start();
  expect(kept()).toBeUndefined();
  first.comes();
  await observed();
  expect(kept()).toBe('1');
  first.comes();
  await observed();
  expect(kept()).toBe('2');
  cleanup();
  const second = start();
  expect(kept()).toBe('2');
  second.comes();
  await observed();
  expect(kept()).toBe('2');
});

it('[CK6] gives the space up if they do not appear any more', async () => {
  start().comes();
  await observed();
  expect(kept()).toBe('1');
  cleanup();
  start();
  expect(kept()).toBe('1');
  vi.advanceTimersByTime(4_000);
  expect(kept()).toBeUndefined();
  cleanup();
  start();
  expect(kept()).toBeUndefined();
});

it('[CK6] reserves less when a clock has ended', async () => {
  const { comes, goes } = start();
  vi.advanceTimersByTime(4_000);
  comes();
  await observed();
  expect(kept()).toBe('1');
  goes();
  await observed();
  expect(kept()).toBeUndefined();
});

it('[CK6] reserves space for a task until the clock is loaded, and no longer if it has no task', async () => {
  const first = start();
  first.comes({ task: '' });
  first.comes();
  await observed();
  expect(kept()).toBe('2 task');
  cleanup();
  const second = start();
  second.comes();
  await observed();
  expect(kept()).toBe('2 task');
  vi.advanceTimersByTime(4_000);
  expect(kept()).toBe('1');
});
