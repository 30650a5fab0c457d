// @vitest-environment jsdom
import { singleKeysAtom, useSetAtom } from '@dayloom/platform';
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClockControl } from './use-clock-control.ts';
import { useTimerKeys } from './use-timer-keys.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

function open() {
  const [toggle, end] = [vi.fn<() => Promise<void>>(), vi.fn<() => Promise<void>>()];
  const { rerender } = renderHook((kind: ClockControl['kind']) => useTimerKeys({ kind, toggle, end }), {
    initialProps: 'focus',
  });
  return { toggle, end, switchTo: rerender };
}

const press = (key: string, how: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key, ...how });
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('R, which resets the focus timer', () => {
  it('[KA8] waits until it cannot be the first letter of a typed word', () => {
    const { end } = open();
    press('r');
    pass(299);
    expect(end).not.toHaveBeenCalled();
    pass(1);
    expect(end).toHaveBeenCalledOnce();
  });

  it.each(['u', ' '])('[KA8] does nothing when %j follows', (key) => {
    const { end } = open();
    press('r');
    pass(200);
    press(key);
    pass(1_000);
    expect(end).not.toHaveBeenCalled();
  });

  it('[KA8] is kept when Tab follows', () => {
    const { end } = open();
    press('r');
    press('Tab');
    pass(300);
    expect(end).toHaveBeenCalledOnce();
  });

  it("[KA8] does nothing as the last key of a shell shortcut, such as 'g r'", () => {
    const { end } = open();
    const leaving = new AbortController();
    addEventListener('keydown', (event) => event.preventDefault(), leaving);
    press('r');
    leaving.abort();
    pass(300);
    expect(end).not.toHaveBeenCalled();
  });

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Alt', { altKey: true }],
    ['AltGr', { modifierAltGraph: true }],
  ])('[KA8] does nothing with %s', (_, how) => {
    const { toggle, end } = open();
    press('r', how);
    press(' ', how);
    pass(300);
    expect([toggle, end].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('[KA8] does nothing to the stopwatch that was opened meanwhile', () => {
    const { end, switchTo } = open();
    press('r');
    switchTo('stopwatch');
    pass(300);
    expect(end).not.toHaveBeenCalled();
  });

  it('[KA8] does nothing if single-key shortcuts are off, or turned off meanwhile; Space still counts', () => {
    const set = renderHook(() => useSetAtom(singleKeysAtom)).result;
    const { toggle, end } = open();
    press('r');
    act(() => set.current(false));
    pass(300);
    press('r');
    pass(300);
    expect(end).not.toHaveBeenCalled();
    press(' ');
    expect(toggle).toHaveBeenCalledOnce();
    act(() => set.current(true));
    press('r');
    pass(300);
    expect(end).toHaveBeenCalledOnce();
  });
});
