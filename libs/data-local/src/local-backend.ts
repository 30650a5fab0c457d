import type { Backend } from '@dayloom/data';
import { localAccounts } from './accounts/local-accounts.ts';
import { localPush } from './accounts/local-push.ts';
import type { LocalOptions } from './connection/local-options.ts';
import { openLocalStore } from './store/local-store.ts';

/** The embedded backend: accounts and records in this browser's IndexedDB, without a server. */
export const localBackend = (options: LocalOptions): Backend => ({
  name: 'local',
  accounts: localAccounts(options),
  openStore: (user) => openLocalStore(user.id, options, user.email),
  openPush: (user) => localPush(user.id, options),
});
