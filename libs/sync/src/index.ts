export { browserNetwork, browserVisibility, type Network, type Visibility } from './connection-status.ts';
export { type Locks, type TabChannel } from './leader.ts';
export { recordCommits } from './batches.ts';
export { isUnsent, type OutboxEntry, outboxKeys } from './outbox.ts';
export {
  type Batch,
  type Checkpoint,
  type RemoteListener,
  idsInMark,
  isRemoteError,
  type Mark,
  type PullOptions,
  type Remote,
  RemoteError,
  type RemoteErrorCode,
  type RemoteChanges,
  type RemoteRecord,
  type Sent,
  type Stamp,
} from './remote.ts';
export { openSyncedStore, type SyncedStoreOptions } from './synced-store.ts';
export type { Legacy } from './migrate-first-release.ts';
export { browserTimers, type Timers } from './timers.ts';
