// A separate entry point, which the start of a page does not need.
export { checkedOf, claimTagsFor, decide, decideInWorker } from './decide.ts';
export { quietGroupOf, quietTagOf } from './due-group.ts';
export { firstOf, membersOf, soonAfter } from './facts.ts';
export { endOfSnooze, type Lateness, latenessOf } from './lateness.ts';
export { listPath } from './list-path.ts';
export {
  type Claim,
  isTaken,
  type NotificationContent,
  type Snooze,
  type Turn,
  turnOf,
} from './on-device.ts';
export { isPlanOver, lookBack, type Plan, planAt, receiptsKept, waitUntil } from './scheduler.ts';
export type { Decision, Moment, NotificationState, Outcome, Pushed, SourceReport, ToShow } from './state.ts';
export { contentOf, isSummary, tagOfWhole } from './words.ts';
