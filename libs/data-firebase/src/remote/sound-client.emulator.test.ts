import { collectionNames } from '@dayloom/domain';
import { onSnapshot, type QuerySnapshot } from 'firebase/firestore';
import { beforeAll, expect, inject, it, vi } from 'vitest';
import { hasFailed } from './client-failure.ts';
import { userCollections } from './collection-queries.ts';
import { aBatch, ada, clientOptions, emulatedProject, listening } from './emulated-project.fixture.ts';
import { withoutListening } from './faulty-server.fixture.ts';
import { firestoreRemote } from './firestore-remote.ts';
import { openFirestore } from './open-firestore.ts';

const projectId = 'demo-sound-client';
beforeAll(() => emulatedProject(inject('firestoreHost'), projectId));

it('[OF4] a working client keeps listening, however often it is checked for a failure', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { config, mockUserToken } = clientOptions(inject('firestoreHost'), projectId, ada);
  const { db, release } = openFirestore(config, mockUserToken);
  const collections = userCollections(db, ada);
  const answers = { areHere: false };
  const all = Promise.all(
    collectionNames.map(
      (name) =>
        new Promise<void>((answered, failed) => {
          if (collections.single(name)) return answered();
          const check = ({ metadata }: QuerySnapshot) => !metadata.fromCache && answered();
          onSnapshot(collections.changedAfter(name, undefined), check, failed);
        }),
    ),
  ).finally(() => (answers.areHere = true));
  while (!answers.areHere) {
    expect(await hasFailed(db)).toBe(false);
    await new Promise<void>((next) => void setImmediate(next));
  }
  await all;
  expect(logged).not.toHaveBeenCalled();
  await release();
});

it('[OF13] pending changes are sent and acknowledged while the client cannot listen', async () => {
  // The SDK logs the failure.
  vi.spyOn(console, 'error').mockReturnValue();
  const server = await withoutListening(inject('firestoreHost'));
  const remote = firestoreRemote(clientOptions(server.host, projectId, ada));
  const received = listening(remote, 'works');
  // `pull` uses a listener, so it fails when the client considers itself offline.
  await expect(remote.pull('works', { limit: 1 })).rejects.toMatchObject({ code: 'unreachable' });
  const batch = aBatch([], { ids: ['mine'] });
  expect(await remote.mark(batch.device)).toBeUndefined();
  await remote.send(batch);
  expect(await remote.mark(batch.device)).toMatchObject({ count: 1, last: ['mine'] });
  expect(await remote.get('works', 'none')).toBeUndefined();
  expect(received.news).toEqual([]);
  await remote.close();
  await server.close();
});
