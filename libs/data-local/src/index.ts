export { patchedThoughDeleted } from './deleted/patched-though-deleted.ts';
export { localBackend } from './local-backend.ts';
export type { LocalOptions } from './connection/local-options.ts';
export { openLocalStore } from './store/local-store.ts';
export { forgetReplica, openReplica } from './store/replica.ts';
export {
  type AppliedChange,
  completeKey,
  keyAt,
  type OnCommit,
  type RecordRef,
  type RecordTransaction,
  rewrittenKey,
  type Scope,
  type StoredState,
  type Table,
  type TableName,
  type Tables,
  type UserDatabase,
} from './database/user-database.ts';
