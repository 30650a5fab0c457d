import 'fake-indexeddb/auto';
import type { UserId } from '@dayloom/domain';
import { accessContract } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { localWorld } from '../testing/local-world.ts';

accessContract('embedded', async () => localWorld(new IDBFactory()), {
  user: 'ada' as UserId,
  other: 'bob' as UserId,
});
