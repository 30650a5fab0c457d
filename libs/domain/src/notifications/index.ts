// An entry point of its own: only the shell plans and shows notifications.
export { endOfSnooze, type Lateness, latenessOf } from './lateness.ts';
export {
  comeSince,
  isPlanOver,
  lookBack,
  type Plan,
  planAt,
  receiptsKept,
  triage,
  type Triage,
  type Waited,
  waitUntilNext,
} from './scheduler.ts';
