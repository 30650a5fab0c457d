import type { UserId } from '@dayloom/domain';
import { accessContract, accountsContract, historyContract, storeContract } from '@dayloom/testing/contract';
import { localWorld } from './testing/local-world.ts';

/** Deletes the databases at the end: Chromium keeps them all in one place, so they would slow down later tests. */
async function chromiumWorld() {
  const world = localWorld(indexedDB);
  return {
    ...world,
    async close() {
      await world.close();
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    },
  };
}

// The same suites as in Node, on a real browser's IndexedDB.
storeContract('embedded, in Chromium', chromiumWorld);
historyContract('embedded, in Chromium', chromiumWorld);
accessContract('embedded, in Chromium', chromiumWorld, {
  user: 'ada' as UserId,
  other: 'bob' as UserId,
});
accountsContract('embedded, in Chromium', async () => {
  const { close, storeOf } = await chromiumWorld();
  return {
    accounts: () => localWorld(indexedDB).backend.accounts,
    storeOf: (user) => storeOf(user.id),
    close,
  };
});
