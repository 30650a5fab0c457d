// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserDisplay } from './browser-display.ts';
import { notificationWorker } from './notification-worker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser whose request for the worker script never completes. */
function hangingWorker() {
  const container = {
    register: vi.fn(() => new Promise<never>(() => undefined)),
    getRegistration: () => Promise.resolve(undefined),
  };
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('Notification', { permission: 'granted' });
  return container;
}

describe('a service worker whose script never loads', () => {
  it('[ER44] times out after ten seconds with a reason, and the next caller registers it again', async () => {
    const container = hangingWorker();
    const registering = notificationWorker().catch(String);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await registering).toBe('Error: The service worker does not start');
    notificationWorker().catch(() => undefined);
    expect(container.register).toHaveBeenCalledTimes(2);
  });

  it('[NF20] does not block listing the notifications on the screen', async () => {
    hangingWorker();
    await expect(browserDisplay.shown()).resolves.toEqual([]);
  });
});
