// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserDisplay } from './browser-display.ts';
import { notificationWorker } from './notification-worker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser that waits for a script whose address never answers. */
function hangingWorker() {
  const container = {
    register: vi.fn(() => new Promise<never>(() => undefined)),
    getRegistration: () => Promise.resolve(undefined),
  };
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('Notification', { permission: 'granted' });
  return container;
}

describe('a service worker whose script never comes', () => {
  it('[ER44] is given up after ten seconds with a reason, and asked for again by the next who needs it', async () => {
    const container = hangingWorker();
    const registering = notificationWorker().catch(String);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await registering).toBe('Error: The service worker does not start');
    notificationWorker().catch(() => undefined);
    expect(container.register).toHaveBeenCalledTimes(2);
  });

  it('[NF20] keeps nobody waiting who asks what is on the screen', async () => {
    hangingWorker();
    await expect(browserDisplay.shown()).resolves.toEqual([]);
  });
});
