import type { UserId } from '@dayloom/domain';
import { accessContract, accountsContract, historyContract, storeContract } from '@dayloom/testing/contract';
import { localWorld } from './testing/local-world.ts';

/** Databases of worlds that are over would slow down all that come after: Chromium keeps them in one place. */
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

// The same suites as in Node, on the IndexedDB that people have.
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
