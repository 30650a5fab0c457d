import 'fake-indexeddb/auto';
import { storeContract } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { memoryWorld } from './testing/devices.ts';

storeContract('Firebase over a server in memory', async () => memoryWorld(new IDBFactory()));
