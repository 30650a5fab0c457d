import 'fake-indexeddb/auto';
import { historyContract, storeContract } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { localWorld } from './testing/local-world.ts';

storeContract('embedded', async () => localWorld(new IDBFactory()));
historyContract('embedded', async () => localWorld(new IDBFactory()));
