import { newRecordId, type UserId } from '@dayloom/domain';
import { remoteContract } from '@dayloom/sync/testing';
import { beforeAll, inject } from 'vitest';
import { emulatedProject, type EmulatedProject } from './emulated-project.fixture.ts';

let project: EmulatedProject;
beforeAll(async () => {
  project = await emulatedProject(inject('firestoreHost'), 'demo-remote-contract');
});

remoteContract('Firestore', async () => ({
  ada: `ada-${newRecordId()}` as UserId,
  bob: `bob-${newRecordId()}` as UserId,
  remoteOf: (user) => project.remoteOf(user),
  close: () => project.close(),
}));
