import 'fake-indexeddb/auto';
import { newRecordId, systemClock, type UserId } from '@dayloom/domain';
import { IDBFactory } from 'fake-indexeddb';
import { wrap } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLegacyMirror } from './legacy-mirror.ts';

const ada = 'ada' as UserId;
const name = 'dayloom-mirror-ada';

let indexedDB: IDBFactory;
let asked: Promise<unknown>[];
beforeEach(() => {
  indexedDB = new IDBFactory();
  asked = [];
});
afterEach(() => void vi.useRealTimers());

const mirror = () => openLegacyMirror(ada, { clock: systemClock, newId: newRecordId, indexedDB });
const namesOnDisk = async () => (await indexedDB.databases()).map((database) => database.name);

it('[OF9] where the first release has never run, nothing of it is found, and nothing is made', async () => {
  expect([await mirror().entries(), await mirror().rows('works'), await mirror().device()]).toEqual([
    [],
    [],
    undefined,
  ]);
  expect(await namesOnDisk()).toEqual([]);
});

it('[OF8] behind a deletion that a frozen tab holds up, opening is given up, and makes nothing later', async () => {
  const frozen = await wrap(indexedDB.open(name, 1));
  const deleted = wrap(indexedDB.deleteDatabase(name));
  const real = indexedDB.deleteDatabase.bind(indexedDB);
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation((other) => {
    const request = real(other);
    asked.push(wrap(request));
    return request;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outcome: { entries?: unknown; failed?: unknown } = {};
  const done = mirror()
    .entries()
    .then(
      (entries) => void (outcome.entries = entries),
      (error: unknown) => void (outcome.failed = error),
    );
  await vi.advanceTimersByTimeAsync(4_000);
  await Promise.all(asked);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(outcome).toEqual({});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outcome.failed).toMatchObject({ name: 'StoreError', code: 'storage-blocked' });
  await done;
  vi.useRealTimers();
  frozen?.close();
  await deleted;
  await mirror().entries();
  expect(await namesOnDisk()).toEqual([]);
});
