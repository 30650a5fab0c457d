import { checkSession } from './check-session.ts';
import { confirmUnsentChanges } from './confirm-unsent-changes.ts';
import { SyncIndicator } from './sync-indicator.tsx';
import { SyncNotices } from './sync-notices.tsx';

/** All that is shown of the way to the server, in a chunk of its own: only a backend with a server behind it needs it. */
export const syncParts = { SyncIndicator, SyncNotices, checkSession, confirmUnsentChanges };
