// @vitest-environment jsdom
import { PushError, StoreError } from '@dayloom/data';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { enableNotifications } from './enable-notifications.ts';
import { fakeNotifications } from '../testing/fake-notifications.ts';

afterEach(() => vi.unstubAllGlobals());

/** Presses 'Allow'. */
async function press(saveToken: () => Promise<unknown> = () => Promise.resolve()) {
  const told: string[] = [];
  const tell = (kind: string) => (message: string) => void told.push(`${kind}: ${message}`);
  const toasts = { success: tell('success'), error: tell('error'), warning: tell('warning') };
  const isEnabled = await enableNotifications(toasts, saveToken);
  return { told, isEnabled };
}

describe("pressing 'Allow'", () => {
  it('[NF5] [ER41] without notifications says so and asks for nothing', async () => {
    vi.stubGlobal('Notification', undefined);
    Reflect.deleteProperty(globalThis, 'Notification');
    expect((await press()).told).toEqual(['error: Your browser does not support notifications']);
  });

  it('[NF5] [ER41] without service workers says so, and does not ask for the permission', async () => {
    const fake = fakeNotifications();
    vi.stubGlobal('navigator', {});
    expect((await press()).told).toEqual(['error: Your browser does not support Service Workers']);
    expect(fake.asked).toBe(0);
  });

  it('[NF2] [NF5] [ER43] asks, saves the token and says that it worked', async () => {
    fakeNotifications();
    const saveToken = vi.fn(() => Promise.resolve());
    expect(await press(saveToken)).toEqual({
      told: ['success: Notifications enabled successfully!'],
      isEnabled: true,
    });
    expect(saveToken).toHaveBeenCalledOnce();
  });

  it('[NF5] [ER42] a refused permission is a warning, and no token is asked for', async () => {
    fakeNotifications().answer = 'denied';
    const saveToken = vi.fn(() => Promise.resolve());
    expect(await press(saveToken)).toEqual({
      told: ['warning: Notification permission denied'],
      isEnabled: false,
    });
    expect(saveToken).not.toHaveBeenCalled();
  });

  it('[NF5] a question that the person closes leaves all as it was, without a word', async () => {
    fakeNotifications().answer = 'default';
    expect(await press()).toEqual({ told: [], isEnabled: false });
  });

  it('[NF6] where it is granted already nothing is said', async () => {
    fakeNotifications('granted');
    expect((await press()).told).toEqual([]);
  });

  it('[ER44] a token service that is down is told in plain words, and open tabs notify all the same', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    fakeNotifications();
    const { told, isEnabled } = await press(() => Promise.reject(new PushError('unreachable', '503')));
    expect(told).toEqual([
      'error: Failed to enable notifications: The service cannot be reached. Check the connection, then try again.',
    ]);
    expect(isEnabled).toBe(true);
  });

  it('[ER44] storage that fails is told in plain words, not in those of the browser', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    fakeNotifications();
    const cause = new StoreError('unknown', "Failed to execute 'transaction' on 'IDBDatabase'");
    for (const error of [cause, new PushError('unknown', cause.message, { cause })]) {
      const { told } = await press(() => Promise.reject(error));
      expect(told[0]).toBe('error: Failed to enable notifications: The storage of this browser failed.');
    }
  });

  it('[ER44] a worker that the browser refuses is told with its reason', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    fakeNotifications();
    const { told } = await press(() => Promise.reject(new Error('Failed to register a ServiceWorker')));
    expect(told).toEqual(['error: Failed to enable notifications: Failed to register a ServiceWorker']);
  });
});
