// @vitest-environment jsdom
import { fakeNotifications } from '@dayloom/testing/shell';
import { PushError, StoreError } from '@dayloom/data';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { enableNotifications } from './enable-notifications.ts';

afterEach(() => vi.unstubAllGlobals());

/** Presses 'Allow'. */
async function press(saveToken: () => Promise<unknown> = () => Promise.resolve()) {
  const shown: string[] = [];
  const record = (kind: string) => (message: string) => void shown.push(`${kind}: ${message}`);
  const toasts = { success: record('success'), error: record('error'), warning: record('warning') };
  const isEnabled = await enableNotifications(toasts, saveToken);
  return { shown, isEnabled };
}

describe("pressing 'Allow'", () => {
  it('[NF5] [ER41] reports a browser without notifications and requests nothing', async () => {
    vi.stubGlobal('Notification', undefined);
    Reflect.deleteProperty(globalThis, 'Notification');
    expect((await press()).shown).toEqual(['error: Your browser does not support notifications']);
  });

  it('[NF5] [ER41] reports a browser without service workers and does not request the permission', async () => {
    const fake = fakeNotifications();
    vi.stubGlobal('navigator', {});
    expect((await press()).shown).toEqual(['error: Your browser does not support Service Workers']);
    expect(fake.asked).toBe(0);
  });

  it('[NF2] [NF5] [ER43] requests the permission, saves the token and reports success', async () => {
    fakeNotifications();
    const saveToken = vi.fn(() => Promise.resolve());
    expect(await press(saveToken)).toEqual({
      shown: ['success: Notifications enabled successfully!'],
      isEnabled: true,
    });
    expect(saveToken).toHaveBeenCalledOnce();
  });

  it('[NF5] [ER42] warns when the permission is denied and saves no token', async () => {
    fakeNotifications().answer = 'denied';
    const saveToken = vi.fn(() => Promise.resolve());
    expect(await press(saveToken)).toEqual({
      shown: ['warning: Notification permission denied'],
      isEnabled: false,
    });
    expect(saveToken).not.toHaveBeenCalled();
  });

  it('[NF5] changes nothing and shows no message when the user closes the prompt', async () => {
    fakeNotifications().answer = 'default';
    expect(await press()).toEqual({ shown: [], isEnabled: false });
  });

  it('[NF6] shows no message when the permission is granted already', async () => {
    fakeNotifications('granted');
    expect((await press()).shown).toEqual([]);
  });

  it('[ER44] reports a token service that is down in plain words, and open tabs still notify', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    fakeNotifications();
    const { shown, isEnabled } = await press(() => Promise.reject(new PushError('unreachable', '503')));
    expect(shown).toEqual([
      'error: Failed to enable notifications: The service cannot be reached. Check the connection, then try again.',
    ]);
    expect(isEnabled).toBe(true);
  });

  it('[ER44] reports a storage failure in plain words instead of the error of the browser', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    fakeNotifications();
    const cause = new StoreError('unknown', "Failed to execute 'transaction' on 'IDBDatabase'");
    for (const error of [cause, new PushError('unknown', cause.message, { cause })]) {
      const { shown } = await press(() => Promise.reject(error));
      expect(shown[0]).toBe('error: Failed to enable notifications: The storage of this browser failed.');
    }
  });

  it('[ER44] reports a worker that the browser rejects, with the reason', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    fakeNotifications();
    const { shown } = await press(() => Promise.reject(new Error('Failed to register a ServiceWorker')));
    expect(shown).toEqual(['error: Failed to enable notifications: Failed to register a ServiceWorker']);
  });
});
