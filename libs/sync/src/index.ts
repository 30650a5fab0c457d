export { browserNetwork, type Network } from './connection/connection-status.ts';
export { recordCommits } from './outbox/batches.ts';
export { conflictId } from './protocol/conflict-id.ts';
export { isUnsent, type OutboxEntry, outboxKeys } from './outbox/outbox.ts';
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
} from './protocol/remote.ts';
export { openSyncedStore } from './store/synced-store.ts';
