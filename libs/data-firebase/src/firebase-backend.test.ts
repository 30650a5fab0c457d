import 'fake-indexeddb/auto';
import { type SyncState, worksOf } from '@dayloom/data';
import { newRecordId, systemClock, type UserId, works } from '@dayloom/domain';
import { RemoteError } from '@dayloom/sync';
import { MemoryServer } from '@dayloom/sync/testing';
import { add, aWork } from '@dayloom/testing';
import { watching } from '@dayloom/testing/contract';
import { expect, it } from 'vitest';
import { firebaseBackend } from './firebase-backend.ts';
import { openDevice } from './testing/emulator-world.ts';

const ada = 'ada' as UserId;
const backend = firebaseBackend({
  clock: systemClock,
  newId: newRecordId,
  config: { firebase: { apiKey: 'none', projectId: 'demo-backend' } },
});

/** The works in the database of a user, read directly from the disk. */
const onDisk = (user: UserId) =>
  new Promise<readonly unknown[]>((resolve, reject) => {
    const opening = indexedDB.open(`dayloom-replica-${user}`);
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('works').objectStore('works').getAll();
      reading.addEventListener('success', () => {
        opening.result.close();
        resolve(reading.result);
      });
    });
  });

it('[AU12] forgetting a user removes their records from the disk, and unsent changes are sent when they return', async () => {
  const server = new MemoryServer();
  const [kept, unsent] = [aWork(ada), aWork(ada)];
  const { id, ...fields } = kept;
  server.put('works', id, fields);
  const first = openDevice({ user: ada, indexedDB, remote: () => server.remoteOf(ada) });
  await watching(first, worksOf(ada)).until((records) => records.length === 1);
  first.close();
  const away = () => {
    throw new RemoteError('unreachable', 'As the test asked');
  };
  const second = openDevice({ user: ada, indexedDB, remote: away });
  await second.commit([add(works, unsent)]);
  second.close();
  expect(await onDisk(ada)).toHaveLength(2);

  await backend.forget?.(ada);
  expect(await onDisk(ada)).toEqual([]);
  const third = openDevice({ user: ada, indexedDB, remote: () => server.remoteOf(ada) });
  await watching(third, worksOf(ada)).until((records) => records.length === 2);
  await new Promise<SyncState>((resolve) => {
    third.sync?.watch((state) => state.phase === 'saved' && resolve(state));
  });
  expect(server.stored('works', unsent.id)).toBeDefined();
  third.close();
});
