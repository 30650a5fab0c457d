// A separate entry point, used only by the shell.
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
