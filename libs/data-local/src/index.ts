export { localBackend } from './local-backend.ts';
export { type LocalOptions, openLocalStore } from './local-store.ts';
export type { JournalEntry } from './mirror/journal.ts';
export { type Mirror, openMirror, type ServerState } from './mirror/mirror.ts';
export type { ServerRecord } from './mirror/reconcile.ts';
