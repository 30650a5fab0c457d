// A door of its own beside the domain's: only the clocks ask for it.
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
