import 'fake-indexeddb/auto';
import { PushError } from '@dayloom/data';
import { DeviceLedger } from '@dayloom/data-local/device-ledger';
import type { UserId } from '@dayloom/domain';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepDeviceToken } from './device-token.ts';

const user = { id: 'ada' as UserId, email: 'ada@example.com' };
const day = 24 * 3_600_000;
let now: number;
let zone: string;
let saved: number;
let registerError: PushError | undefined;
/** Whether the browser has a push subscription; undefined without a push service. */
let isSubscribed: boolean | undefined;
let ledgerDB: IDBFactory;
beforeEach(() => {
  now = Date.parse('2026-03-05T09:00:00Z');
  zone = 'Europe/Berlin';
  saved = 0;
  registerError = undefined;
  isSubscribed = undefined;
  ledgerDB = new IDBFactory();
});

/** Starts the product again on the same device. */
const start = () =>
  keepDeviceToken({
    user,
    clock: { now: () => new Date(now) },
    newId: () => 'device',
    ledger: new DeviceLedger(() => ledgerDB),
    worker: () => {
      const pushManager = { getSubscription: () => Promise.resolve(isSubscribed ? {} : null) };
      return Promise.resolve({ pushManager } as unknown as ServiceWorkerRegistration);
    },
    timeZone: () => zone,
    openPush: () =>
      Promise.resolve({
        register: () => {
          if (registerError) return Promise.reject(registerError);
          saved += 1;
          if (isSubscribed !== undefined) isSubscribed = true;
          return Promise.resolve();
        },
        unregister: () => Promise.resolve(),
      }),
  });

describe('the token of a device', () => {
  it('[NF9] is saved once, and again when it is more than 7 days old', async () => {
    await start();
    now += 7 * day;
    await start();
    expect(saved).toBe(1);
    now += 1;
    await start();
    expect(saved).toBe(2);
  });

  it('[DA33] is saved again at once when the time zone of the device changes', async () => {
    await start();
    zone = 'Asia/Tokyo';
    await start();
    await start();
    expect(saved).toBe(2);
  });

  it('[NF8] is saved again when the browser has dropped its subscription, as after a blocked permission', async () => {
    isSubscribed = false;
    await start();
    await start();
    expect(saved).toBe(1);
    isSubscribed = false;
    await start();
    expect([saved, isSubscribed]).toEqual([2, true]);
  });

  it('[NF9] is requested again at the next start after the service was down', async () => {
    registerError = new PushError('unreachable', 'The service is down');
    await expect(start()).rejects.toThrow('The service is down');
    registerError = undefined;
    expect(await start()).toBe(true);
    expect(saved).toBe(1);
  });

  it('[NF29] is not saved in a project without a sender, which is no error', async () => {
    registerError = new PushError('not-set-up', 'No key');
    expect(await start()).toBe(false);
  });
});
