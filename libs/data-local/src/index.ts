export { patchedThoughDeleted } from './deleted-records.ts';
export { localBackend } from './local-backend.ts';
export type { LocalOptions } from './local-options.ts';
export { openLocalStore } from './local-store.ts';
export { forgetReplica, openReplica } from './replica.ts';
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
  type UserDatabase,
} from './user-database.ts';
