import type { UserId } from '@dayloom/domain';
import { accessContract, accountsContract, storeContract } from '@dayloom/testing/contract';
import { localWorld } from './testing/local-world.ts';

// The same suites as in Node, on the IndexedDB that people have.
storeContract('embedded, in Chromium', async () => localWorld(indexedDB));
accessContract('embedded, in Chromium', async () => localWorld(indexedDB), {
  user: 'ada' as UserId,
  other: 'bob' as UserId,
});
accountsContract('embedded, in Chromium', async () => {
  indexedDB.deleteDatabase('dayloom-accounts');
  const { close, storeOf } = localWorld(indexedDB);
  return {
    accounts: () => localWorld(indexedDB).backend.accounts,
    storeOf: (user) => storeOf(user.id),
    close,
  };
});
