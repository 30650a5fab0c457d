// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

afterEach(() => {
  cleanup();
  look('visible');
  vi.unstubAllGlobals();
});

function look(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A browser that keeps the screen awake while the page is looked at. */
function aScreen() {
  const held = new Set<object>();
  const screen = {
    held,
    asked: 0,
    /** What an answer waits for. */
    answer: Promise.resolve(),
    request: async () => {
      screen.asked += 1;
      await screen.answer;
      const lock = {
        get released() {
          return !held.has(lock);
        },
        release: async () => void held.delete(lock),
      };
      held.add(lock);
      return lock;
    },
  };
  vi.stubGlobal('navigator', { wakeLock: screen });
  return screen;
}

const use = (isOn: boolean) => renderHook(useWakeLock, { initialProps: isOn });

it('[FT10] the screen stays awake while a clock runs, and no longer', async () => {
  const screen = aScreen();
  const { rerender, unmount } = use(false);
  expect(screen.asked).toBe(0);
  rerender(true);
  await vi.waitFor(() => expect(screen.held.size).toBe(1));
  rerender(false);
  await vi.waitFor(() => expect(screen.held.size).toBe(0));
  rerender(true);
  await vi.waitFor(() => expect(screen.held.size).toBe(1));
  unmount();
  await vi.waitFor(() => expect(screen.held.size).toBe(0));
});

it('[FT10] a page that is looked at again asks again, since the browser has let go of a hidden one', async () => {
  const screen = aScreen();
  look('hidden');
  use(true);
  expect(screen.asked).toBe(0);
  look('visible');
  await vi.waitFor(() => expect(screen.held.size).toBe(1));
  screen.held.clear();
  look('hidden');
  look('visible');
  await vi.waitFor(() => expect(screen.held.size).toBe(1));
  look('visible');
  expect(screen.asked).toBe(2);
});

it('[FT10] an answer that comes late is given back, and one question is asked at a time', async () => {
  const screen = aScreen();
  let answer = (): void => undefined;
  screen.answer = new Promise((resolve) => (answer = resolve));
  const { unmount } = use(true);
  look('visible');
  expect(screen.asked).toBe(1);
  unmount();
  await act(async () => answer());
  expect(screen.held.size).toBe(0);
});

it('[FT10] it goes off as always where the browser refuses, and is asked for at the next look', async () => {
  const screen = aScreen();
  const { request } = screen;
  screen.request = () => Promise.reject(new DOMException('low battery', 'NotAllowedError'));
  use(true);
  await act(async () => undefined);
  screen.request = request;
  look('visible');
  await vi.waitFor(() => expect(screen.held.size).toBe(1));
});

it('[FT10] a browser that cannot do it is asked for nothing', () => {
  vi.stubGlobal('navigator', {});
  expect(() => use(true).unmount()).not.toThrow();
});
