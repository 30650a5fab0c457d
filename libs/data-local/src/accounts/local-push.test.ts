import 'fake-indexeddb/auto';
import { isPushError } from '@dayloom/data';
import type { UserId } from '@dayloom/domain';
import { pushContract, unsubscribedWorker } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { localWorld } from '../testing/local-world.ts';
import { localPush } from './local-push.ts';

const clockAt = (now: string) => ({ now: () => new Date(now) });

pushContract('embedded', async () => {
  const indexedDB = new IDBFactory();
  let ids = 0;
  return {
    ...localWorld(indexedDB),
    pushOf: (user, now) => localPush(user, { clock: clockAt(now), newId: () => `${++ids}`, indexedDB }),
  };
});

it('[OF8] storage that cannot be opened is reported as a PushError', async () => {
  const indexedDB = new Proxy(new IDBFactory(), {
    get: () => () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  const push = localPush('ada' as UserId, {
    clock: clockAt('2026-03-20T08:00:00.000Z'),
    newId: () => 'id',
    indexedDB,
  });
  const failure = await push.register(unsubscribedWorker).catch((error: unknown) => error);
  expect(isPushError(failure)).toBe(true);
  expect(failure).toMatchObject({ cause: { code: 'storage-blocked' } });
});
