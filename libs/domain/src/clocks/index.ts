// A separate entry point, so that screens without clocks do not load it.
export { type Break, breakLength, type BreakLength, breakOf, restFor } from './break.ts';
export {
  finishRun,
  pauseRun,
  resetRun,
  restoreRun,
  resumeRun,
  type RunSession,
  type RunStart,
  type RunStep,
  startRun,
  stopRun,
  stopRunAsOf,
  type Transition,
} from './clock-run.ts';
export { familyOf, followingId } from './following-id.ts';
export { minutesInWords, minutesText } from './minutes-text.ts';
export { type EndedRun, overlapOf } from './overlap.ts';
export { type Purpose, purposeFieldNames, purposeOf, purposeOfTask } from './purpose.ts';
export { focusPress, isFocusPress } from './start-focus.ts';
