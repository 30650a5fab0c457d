import { collectionNames } from '@dayloom/domain';
import { onSnapshot, type QuerySnapshot } from 'firebase/firestore';
import { beforeAll, expect, inject, it, vi } from 'vitest';
import { hasFailed } from './client-failure.ts';
import { userCollections } from './collection-queries.ts';
import { ada, clientOptions, emulatedProject } from './emulated-project.fixture.ts';
import { openFirestore } from './open-firestore.ts';

const projectId = 'demo-sound-client';
beforeAll(() => emulatedProject(inject('firestoreHost'), projectId));

it('[OF4] a sound client goes on listening, however often it is asked whether it failed', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const { config, mockUserToken } = clientOptions(inject('firestoreHost'), projectId, ada);
  const { db, release } = openFirestore(config, mockUserToken);
  const collections = userCollections(db, ada);
  let isOver = false;
  const all = Promise.all(
    collectionNames.map(
      (name) =>
        new Promise<void>((answered, failed) => {
          if (collections.single(name)) return answered();
          const isThere = ({ metadata }: QuerySnapshot) => !metadata.fromCache && answered();
          onSnapshot(collections.changedAfter(name, undefined), isThere, failed);
        }),
    ),
  ).finally(() => (isOver = true));
  while (!isOver) {
    expect(await hasFailed(db)).toBe(false);
    await new Promise<void>((next) => void setImmediate(next));
  }
  await all;
  expect(told).not.toHaveBeenCalled();
  await release();
});
