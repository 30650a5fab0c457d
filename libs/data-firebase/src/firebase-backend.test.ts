import 'fake-indexeddb/auto';
import { type SyncState, worksOf } from '@dayloom/data';
import { openLegacyMirror } from '@dayloom/data-local';
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

/** What the database of a user holds of works, as anybody finds it who looks at the disk. */
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

it('[AU12] what is forgotten leaves the disk, and what was not sent is sent once the user is back', async () => {
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

/** What the first release left on this device of a user: one record, and a journal in some states. */
const firstRelease = (user: UserId, states: readonly string[]) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(`dayloom-mirror-${user}`, 1);
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('upgradeneeded', () => {
      opening.result
        .createObjectStore('works', { keyPath: 'id' })
        .put({ id: 'w', fields: { workTitle: 'Paint' } });
      const journal = opening.result.createObjectStore('journal', { keyPath: 'step' });
      for (const [step, state] of states.entries()) journal.put({ step, state, id: `e${step}` });
      const known = opening.result.createObjectStore('known', { keyPath: 'key' });
      known.put({ key: 'device', value: 'tablet' });
      known.put({ key: 'works', value: 'all' });
    });
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
  });

it('[AU12] of the first release nothing stays on the disk but what it had not sent', async () => {
  const [ben, cleo] = ['ben' as UserId, 'cleo' as UserId];
  await firstRelease(ben, ['delivered', 'waiting', 'refused']);
  await firstRelease(cleo, ['delivered']);
  await backend.forget?.(ben);
  await backend.forget?.(cleo);
  const left = openLegacyMirror(ben, { clock: systemClock, newId: newRecordId });
  expect((await left.entries()).map(({ state }) => state)).toEqual(['waiting', 'refused']);
  expect([await left.rows('works'), await left.device()]).toEqual([[], 'tablet']);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('dayloom-mirror-cleo');
});
