import type { Instant, UserId } from '../brands.ts';
import type { ClockKind, ClockRun } from '../records/clock.ts';
import { instantOf } from '../time/instant.ts';
import { clockState, type RunEnd } from './clock-state.ts';
import type { Purpose } from './purpose.ts';

/** The session saved from a run: whole seconds without pauses, and the moment of its end. */
export interface RunSession {
  readonly duration: number;
  readonly endedAt: Instant;
}

/** A run after a transition, and the session to save. */
export interface RunStep {
  readonly run: ClockRun;
  readonly session?: RunSession;
}

/** Changes a run at a moment; undefined if the run's state does not allow it. */
export type Transition = (run: ClockRun, now: Date) => RunStep | undefined;

export interface RunStart extends Purpose {
  readonly id: string;
  readonly userId: UserId;
  readonly kind: ClockKind;
  /** Whole seconds after which it ends automatically. */
  readonly target?: number;
}

const inPhase = (run: ClockRun, phase: ClockRun['phase'], since: Instant, elapsed: number): ClockRun => ({
  ...run,
  phase,
  since,
  elapsed: Math.floor(elapsed),
});

/** At least a millisecond: an end without time means that its session was deleted. */
const timeOf = ({ elapsed }: Pick<RunEnd, 'elapsed'>) => Math.max(1, elapsed);

export function startRun(start: RunStart, now: Date): ClockRun {
  const moment = instantOf(now);
  return { ...start, phase: 'running', since: moment, elapsed: 0, createdAt: moment };
}

export const pauseRun: Transition = (run, now) => {
  const state = clockState(run, now);
  if (state.phase !== 'running') return undefined;
  return { run: inPhase(run, 'paused', instantOf(now), state.elapsed) };
};

export const resumeRun: Transition = (run, now) => {
  const state = clockState(run, now);
  if (state.phase !== 'paused') return undefined;
  return { run: inPhase(run, 'running', instantOf(now), state.elapsed) };
};

/** Ends a run that has reached its target, with the moment when it did. */
export const finishRun: Transition = (run, now) => {
  const state = clockState(run, now);
  if (run.phase !== 'running' || state.phase !== 'finished') return undefined;
  const session = { duration: Math.floor(state.elapsed / 1000), endedAt: state.endedAt };
  return { run: inPhase(run, 'finished', state.endedAt, state.elapsed), session };
};

/** Runs of less than a second save no session. */
function stopStep(run: ClockRun, { elapsed, endedAt }: RunEnd): RunStep {
  const stopped = inPhase(run, 'stopped', endedAt, timeOf({ elapsed }));
  const duration = Math.floor(elapsed / 1000);
  return duration > 0 ? { run: stopped, session: { duration, endedAt } } : { run: stopped };
}

/** Ends a run and saves its time. What ran for a target ended with its pause, which may last over night. */
export const stopRun: Transition = (run, now) => {
  const state = clockState(run, now);
  if (state.phase !== 'running' && state.phase !== 'paused') return undefined;
  const isEarlier = state.phase === 'paused' && run.target !== undefined;
  return stopStep(run, { elapsed: state.elapsed, endedAt: isEarlier ? run.since : instantOf(now) });
};

/** Ends a run without a session, unless it had reached its target and was not saved yet. */
export const resetRun: Transition = (run, now) => {
  const state = clockState(run, now);
  if (state.phase === 'stopped') return undefined;
  const elapsed = state.phase === 'set-aside' ? 0 : timeOf(state);
  return { ...finishRun(run, now), run: inPhase(run, 'stopped', instantOf(now), elapsed) };
};

/** Ends a run at an earlier moment that the user has chosen; the time after it does not count. */
export function stopRunAsOf(run: ClockRun, end: RunEnd): RunStep | undefined {
  if (run.phase !== 'running' && run.phase !== 'paused') return undefined;
  return stopStep(run, end);
}

/** Restores a run; the time since then does not count. `elapsed` in milliseconds. */
export const restoreRun = (
  run: ClockRun,
  { phase, elapsed }: { readonly phase: 'running' | 'paused'; readonly elapsed: number },
  now: Date,
): ClockRun => inPhase(run, phase, instantOf(now), elapsed);
