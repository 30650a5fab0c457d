// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useClockCount } from './use-clock-count.ts';

const script = readFileSync(join(import.meta.dirname, '../boot/theme-script.js'), 'utf8');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const kept = () => document.documentElement.dataset['clocks'];

/** Observers hear before whatever waits behind them. */
const heard = () => new Promise<void>(queueMicrotask);

/** A start of the page: what is kept is read before anything else runs. */
function start() {
  delete document.documentElement.dataset['clocks'];
  document.head.append(Object.assign(document.createElement('script'), { text: script }));
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

it('[CK6] keeps the room of the clocks that ran last from the start on, until they have come', async () => {
  const first = start();
  expect(kept()).toBeUndefined();
  first.comes();
  await heard();
  expect(kept()).toBe('1');
  first.comes();
  await heard();
  expect(kept()).toBe('2');
  cleanup();
  const second = start();
  expect(kept()).toBe('2');
  second.comes();
  await heard();
  expect(kept()).toBe('2');
});

it('[CK6] gives it up where they come no more', async () => {
  start().comes();
  await heard();
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

it('[CK6] is less again once a clock has ended', async () => {
  const { comes, goes } = start();
  vi.advanceTimersByTime(4_000);
  comes();
  await heard();
  expect(kept()).toBe('1');
  goes();
  await heard();
  expect(kept()).toBeUndefined();
});

it('[CK6] keeps the room of a task until the clock has come, and no longer where it comes without one', async () => {
  const first = start();
  first.comes({ task: '' });
  first.comes();
  await heard();
  expect(kept()).toBe('2 task');
  cleanup();
  const second = start();
  second.comes();
  await heard();
  expect(kept()).toBe('2 task');
  vi.advanceTimersByTime(4_000);
  expect(kept()).toBe('1');
});
