import { checkSession, confirmUnsentChanges } from '@dayloom/account';
import { SyncIndicator } from './sync-indicator.tsx';
import { SyncNotices } from './sync-notices.tsx';

/** The UI of the sync state, in its own chunk: only a backend with a server needs it. */
export const syncParts = { SyncIndicator, SyncNotices, checkSession, confirmUnsentChanges };
