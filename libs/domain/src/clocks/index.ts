// An entry point of its own: only the clocks need it.
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
