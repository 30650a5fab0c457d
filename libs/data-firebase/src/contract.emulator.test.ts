import 'fake-indexeddb/auto';
import { historyContract, storeContract } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, inject } from 'vitest';
import { emulatedProject, type EmulatedProject } from './remote/emulated-project.fixture.ts';
import { emulatorWorld } from './testing/emulator-world.ts';

let project: EmulatedProject;
beforeAll(async () => {
  project = await emulatedProject(inject('firestoreHost'), 'demo-contract');
});

storeContract('Firebase over the Firestore emulator', async () => emulatorWorld(project, new IDBFactory()));
historyContract('Firebase over the Firestore emulator', async () => emulatorWorld(project, new IDBFactory()));
