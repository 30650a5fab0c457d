// @vitest-environment jsdom
import { DeviceLedger } from '@dayloom/data-local/device-ledger';
import { fakeNotifications, testShell } from '@dayloom/testing/shell';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testHost } from '../testing/test-host.ts';
import { NotificationService } from './notification-service.ts';

let controller: AbortController;
beforeEach(() => {
  controller = new AbortController();
  vi.stubGlobal('indexedDB', new IDBFactory());
  fakeNotifications('granted');
});
afterEach(() => {
  controller.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open() {
  const shell = await testShell();
  const host = testHost(shell);
  return { shell, host, service: new NotificationService(shell, host) };
}

describe('the notifications of a tab', () => {
  it('[NF14] begin with a later check after storage has failed once', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const { service } = await open();
    vi.spyOn(DeviceLedger.prototype, 'user').mockRejectedValueOnce(new Error('Internal error'));
    const began = vi.spyOn(DeviceLedger.prototype, 'begin');
    service.begin(() => undefined, controller.signal);
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(began).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(began).toHaveBeenCalled());
  });

  it('[NF28] continue after a failed log-out, but only for a user who is still signed in', async () => {
    const { service, shell, host } = await open();
    await service.ledger.begin(shell.user.id, 'd1');
    await service.ledger.end(shell.user.id);
    host.isSignedIn = false;
    await service.goOn();
    expect(await service.ledger.user()).toBeUndefined();
    host.isSignedIn = true;
    await service.goOn();
    expect(await service.ledger.user()).toMatchObject({ user: shell.user.id });
  });

  it('[NF9] [DA33] save the token again when the time zone changes while the tab is open', async () => {
    const { service, shell } = await open();
    service.begin(() => undefined, controller.signal);
    await service.prepare();
    const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    zone.mockReturnValue({ timeZone: 'Asia/Tokyo' } as Intl.ResolvedDateTimeFormatOptions);
    dispatchEvent(new Event('focus'));
    await vi.waitFor(async () =>
      expect(await service.ledger.user()).toMatchObject({ user: shell.user.id, timeZone: 'Asia/Tokyo' }),
    );
  });
});
