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

/** Fakes a browser with the Screen Wake Lock API. */
function aScreen() {
  const active = new Set<object>();
  const screen = {
    active,
    asked: 0,
    /** The response of a request waits for this. */
    answer: Promise.resolve(),
    request: async () => {
      screen.asked += 1;
      await screen.answer;
      const lock = {
        get released() {
          return !active.has(lock);
        },
        release: async () => void active.delete(lock),
      };
      active.add(lock);
      return lock;
    },
  };
  vi.stubGlobal('navigator', { wakeLock: screen });
  return screen;
}

const use = (isOn: boolean) => renderHook(useWakeLock, { initialProps: isOn });

it('[FT10] the screen stays awake only while a clock runs', async () => {
  const screen = aScreen();
  const { rerender, unmount } = use(false);
  expect(screen.asked).toBe(0);
  rerender(true);
  await vi.waitFor(() => expect(screen.active.size).toBe(1));
  rerender(false);
  await vi.waitFor(() => expect(screen.active.size).toBe(0));
  rerender(true);
  await vi.waitFor(() => expect(screen.active.size).toBe(1));
  unmount();
  await vi.waitFor(() => expect(screen.active.size).toBe(0));
});

it('[FT10] a page that is visible again requests the lock again, because the browser has released it', async () => {
  const screen = aScreen();
  look('hidden');
  use(true);
  expect(screen.asked).toBe(0);
  look('visible');
  await vi.waitFor(() => expect(screen.active.size).toBe(1));
  screen.active.clear();
  look('hidden');
  look('visible');
  await vi.waitFor(() => expect(screen.active.size).toBe(1));
  look('visible');
  expect(screen.asked).toBe(2);
});

it('[FT10] a late lock is released, and only one request runs at a time', async () => {
  const screen = aScreen();
  let answer = (): void => undefined;
  screen.answer = new Promise((resolve) => (answer = resolve));
  const { unmount } = use(true);
  look('visible');
  expect(screen.asked).toBe(1);
  unmount();
  await act(async () => answer());
  expect(screen.active.size).toBe(0);
});

it('[FT10] the screen turns off normally if the browser denies the lock, which is requested again when the page is visible', async () => {
  const screen = aScreen();
  const { request } = screen;
  screen.request = () => Promise.reject(new DOMException('low battery', 'NotAllowedError'));
  use(true);
  await act(async () => undefined);
  screen.request = request;
  look('visible');
  await vi.waitFor(() => expect(screen.active.size).toBe(1));
});

it('[FT10] nothing is requested in a browser without support', () => {
  vi.stubGlobal('navigator', {});
  expect(() => use(true).unmount()).not.toThrow();
});
