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
let place: string;
let saved: number;
let refusal: PushError | undefined;
/** Whether the browser holds a subscription; undefined where it has no push service. */
let isSubscribed: boolean | undefined;
let ledgerDB: IDBFactory;
beforeEach(() => {
  now = Date.parse('2026-03-05T09:00:00Z');
  place = 'Europe/Berlin';
  saved = 0;
  refusal = undefined;
  isSubscribed = undefined;
  ledgerDB = new IDBFactory();
});

/** Another start of the product on the same device. */
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
    timeZone: () => place,
    openPush: () =>
      Promise.resolve({
        register: () => {
          if (refusal) return Promise.reject(refusal);
          saved += 1;
          if (isSubscribed !== undefined) isSubscribed = true;
          return Promise.resolve();
        },
        unregister: () => Promise.resolve(),
      }),
  });

describe('the token of a device', () => {
  it('[NF9] is saved once, and anew once it is more than 7 days old', async () => {
    await start();
    now += 7 * day;
    await start();
    expect(saved).toBe(1);
    now += 1;
    await start();
    expect(saved).toBe(2);
  });

  it('[DA33] is saved anew at once where the device is in another time zone', async () => {
    await start();
    place = 'Asia/Tokyo';
    await start();
    await start();
    expect(saved).toBe(2);
  });

  it('[NF8] is saved anew where the browser has dropped its subscription, as with a permission that was blocked', async () => {
    isSubscribed = false;
    await start();
    await start();
    expect(saved).toBe(1);
    isSubscribed = false;
    await start();
    expect([saved, isSubscribed]).toEqual([2, true]);
  });

  it('[NF9] is asked for again at the next start where the service was down', async () => {
    refusal = new PushError('unreachable', 'The service is down');
    await expect(start()).rejects.toThrow('The service is down');
    refusal = undefined;
    expect(await start()).toBe(true);
    expect(saved).toBe(1);
  });

  it('[NF29] a project without a sender is no fault', async () => {
    refusal = new PushError('not-set-up', 'No key');
    expect(await start()).toBe(false);
  });
});
