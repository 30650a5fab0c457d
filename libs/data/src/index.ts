export { afterChange, isLowering } from './access/after-change.ts';
export { type Access, whyDenied } from './access/change-access.ts';
export { conflictCopies } from './access/conflict-copies.ts';
export { mergedPatch } from './access/merged-patch.ts';
export { whyQueryDenied } from './access/query-access.ts';
export { isCreated, isLiving, type RecordState, type StoredFields } from './access/record-state.ts';
export {
  AccountError,
  type AccountErrorCode,
  type Accounts,
  type DeviceAccounts,
  isAccountError,
  type SignUp,
  type User,
} from './accounts.ts';
export type { Backend, BackendOptions } from './backend.ts';
export { type Change, create, createOnce, increment, patch, purge, remove, restore } from './change.ts';
export { orderChanges } from './change-day-order.ts';
export { changeSettings } from './change-settings.ts';
export { type Drafts, isSameText, type KeptDraft } from './drafts.ts';
export { createEmitter, type Emitter } from './emitter.ts';
export type { HistoryEntry, ReadHistory, RecordHistory } from './history.ts';
export { indexes } from './indexes.ts';
export { lateCode, type LateCode } from './late-code.ts';
export { onNoAnswer } from './no-answer.ts';
export { isPushError, type Push, PushError, type PushErrorCode } from './push.ts';
export { type Filter, type Order, type Query, query, type QueryBuilder, type Scalar } from './query.ts';
export {
  clockRunsOf,
  focusSessionsBetween,
  focusSessionsOf,
  focusSessionsSince,
  notesOf,
  sessionOfRun,
  sessionsOf,
} from './queries/focus.ts';
export {
  activitiesBetween,
  activitiesLatestFirst,
  activitiesOfDay,
  goalsDueBetween,
  goalsOf,
  goalsOfType,
  remindersBefore,
  remindersBetween,
  remindersFrom,
  remindersLatestFirst,
  remindersOfDays,
} from './queries/planner.ts';
export { latestTokenOf, receiptsBefore, receiptsOf, receiptsSince } from './queries/notifications.ts';
export { focusOfWorkBetween, sessionsOfTask, sessionsOfWork, sessionsWithTask } from './queries/task-time.ts';
export { snoozedActivities, snoozedReminders } from './queries/snoozed.ts';
export type { NotificationEvent, NotificationLedger, NotifiedUser } from './notification-ledger.ts';
export { isNotifiedKind, notifiedRecordOf, notifiedRecords } from './notified-record.ts';
export {
  meditationsOf,
  meditationsSince,
  meditationStatsOf,
  profileOf,
  settingsOf,
  suggestionsOf,
} from './queries/wellbeing.ts';
export {
  activeWorks,
  doneTasksOf,
  doneTasksOfWork,
  dayOrderOn,
  doneTasksOn,
  endedWorks,
  openTasksBefore,
  openTasksOfWork,
  taskById,
  tasksAfter,
  tasksBefore,
  tasksBetween,
  tasksByDay,
  tasksNewestFirst,
  tasksOf,
  tasksOfDay,
  tasksOfDays,
  tasksOfWork,
  tasksOn,
  doneRepeatedTaskOn,
  doneRepeatedTasks,
  openRepeatedTasks,
  repeatedActivities,
  repeatedReminders,
  repeatSkipOn,
  repeatSkipsBetween,
  repeatsOf,
  undatedTasks,
  workById,
  worksDueSoon,
  worksEndingFrom,
  worksOf,
  worksOfPriority,
  worksOfPriorityEndingFrom,
  worksOfPriorityStartingAfter,
} from './queries/works.ts';
export { sentenceOf } from './sentences.ts';
export type {
  Answer,
  BrokenRecord,
  DeletedRef,
  DeletedRecord,
  LongWork,
  Receipt,
  SnapshotPage,
  Store,
  StoredRecord,
  Total,
  TotalQuery,
} from './store.ts';
export { isStoreClosed, isStoreError, StoreError, type StoreErrorCode } from './store-error.ts';
export type { Blockage, RefusalReason, RefusedCommit, Sync, SyncState } from './sync.ts';
