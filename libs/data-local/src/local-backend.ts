import type { Backend } from '@dayloom/data';
import { localAccounts } from './local-accounts.ts';
import { localPush } from './local-push.ts';
import type { LocalOptions } from './local-options.ts';
import { openLocalStore } from './local-store.ts';

/** The embedded backend: accounts and records in this browser's IndexedDB, without a server. */
export const localBackend = (options: LocalOptions): Backend => ({
  name: 'local',
  accounts: localAccounts(options),
  openStore: (user) => openLocalStore(user.id, options, user.email),
  openPush: (user) => localPush(user.id, options),
});
