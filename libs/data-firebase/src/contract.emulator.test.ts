import 'fake-indexeddb/auto';
import { historyContract, pushContract, storeContract } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, inject } from 'vitest';
import { emulatedProject, type EmulatedProject } from './remote/emulated-project.fixture.ts';
import { pushPorts } from './push/push-ports.fixture.ts';
import { emulatorWorld } from './testing/emulator-world.ts';

const [host, projectId] = [inject('firestoreHost'), 'demo-contract'];
let project: EmulatedProject;
beforeAll(async () => {
  project = await emulatedProject(host, projectId);
});

storeContract('Firebase over the Firestore emulator', async () => emulatorWorld(project, new IDBFactory()));
historyContract('Firebase over the Firestore emulator', async () => emulatorWorld(project, new IDBFactory()));
pushContract('Firebase over the Firestore emulator', async () => ({
  ...emulatorWorld(project, new IDBFactory()),
  pushOf: (user, at) => pushPorts(host, projectId)('phone', user, { at }),
}));
