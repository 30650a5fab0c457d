export { browserNetwork, type Network } from './connection-status.ts';
export { recordCommits } from './batches.ts';
export { conflictId } from './conflict-id.ts';
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
  type RemoteChange,
  RemoteError,
  type RemoteErrorCode,
  type RemoteChanges,
  type RemoteRecord,
  type Sent,
  type Stamp,
} from './remote.ts';
export { openSyncedStore } from './synced-store.ts';
