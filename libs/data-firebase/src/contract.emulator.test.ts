import 'fake-indexeddb/auto';
import { readFile } from 'node:fs/promises';
import { storeContract } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, inject } from 'vitest';
import { emulatorWorld, loadRules } from './testing/emulator-world.ts';

const emulator = { host: inject('firestoreHost'), projectId: 'demo-contract' };

beforeAll(async () => loadRules(emulator, await readFile('firestore.rules', 'utf8')));

storeContract('Firebase over the Firestore emulator', async () => emulatorWorld(emulator, new IDBFactory()));
