import { afterEach, beforeEach, vi } from 'vitest';
import { notifiedDevice } from './notified-device.ts';
import { start } from './reminders-ahead.ts';

export type Device = Awaited<ReturnType<typeof notifiedDevice>>;

/**
 * Each test of the file begins at the start of the day, with a faked clock, and its tabs are closed after it.
 * @returns a function that opens a device with one tab
 */
export function deviceForEachTest() {
  const devices: Device[] = [];
  beforeEach(() => {
    vi.useFakeTimers({
      now: start,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
    localStorage.clear();
  });
  afterEach(() => {
    for (const device of devices.splice(0)) device.closeTabs();
    vi.useRealTimers();
  });
  return async (options: Parameters<typeof notifiedDevice>[0] = {}) => {
    const device = await notifiedDevice(options);
    devices.push(device);
    await device.openTab();
    return device;
  };
}
