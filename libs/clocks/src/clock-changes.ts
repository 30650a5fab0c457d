import { type Change, create, increment, patch, remove } from '@dayloom/data';
import {
  type ClockRun,
  clocks,
  clockState,
  dayInMilliseconds,
  type Instant,
  meditationSessions,
  meditationStats,
  timerHistory,
} from '@dayloom/domain';
import {
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
} from '@dayloom/domain/clocks';

/** Runs that are over stay for so long, for devices that learn of their end late. */
const keptMilliseconds = 2 * dayInMilliseconds;

const isOver = ({ phase }: ClockRun) => phase === 'finished' || phase === 'stopped';

/** A run in another phase, `elapsed` in milliseconds. */
export const phaseOf = (run: ClockRun, phase: ClockRun['phase'], since: Instant, elapsed: number): Change =>
  patch(clocks, run.id, { phase, since, elapsed: Math.floor(elapsed) });

const stepOfAll = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };

/** The session has the run's id: however often it is saved, there is one, and its counters rise once. */
function sessionChanges({ id, kind, userId }: ClockRun, { duration, endedAt }: RunSession): Change[] {
  if (kind !== 'meditation')
    return [create(timerHistory, id, { userId, type: kind, duration, createdAt: endedAt })];
  return [
    create(meditationSessions, id, { userId, duration, date: endedAt }),
    increment(meditationStats, userId, stepOfAll, { userId }),
  ];
}

const stepChanges = ({ run, session }: RunStep): Change[] => [
  ...(session ? sessionChanges(run, session) : []),
  phaseOf(run, run.phase, run.since, run.elapsed),
];

/** What a transition writes; nothing where the state of the run does not allow it. */
const changesOf =
  <At>(transition: (run: ClockRun, at: At) => RunStep | undefined) =>
  (run: ClockRun, at: At): Change[] => {
    const step = transition(run, at);
    return step ? stepChanges(step) : [];
  };
export const pauseChanges = changesOf(pauseRun);
export const resumeChanges = changesOf(resumeRun);
export const resetChanges = changesOf(resetRun);
export const stopChanges = changesOf(stopRun);
export const finishChanges = changesOf(finishRun);
export const stopAsOfChanges = changesOf(stopRunAsOf);

/** Starts a run, saves what has just ended before it, and removes those that have long been over. */
export function startChanges(start: RunStart, runs: readonly ClockRun[], now: Date): Change[] {
  const gone = runs.filter(
    (other) => isOver(other) && now.getTime() - Date.parse(other.since) > keptMilliseconds,
  );
  const ended = runs.filter(({ kind }) => kind === start.kind);
  const { id, ...fields } = startRun(start, now);
  return [
    ...ended.flatMap((other) => finishChanges(other, now)),
    ...gone.map((other) => remove(clocks, other.id)),
    create(clocks, id, fields),
  ];
}

/** Sets after how many seconds a run ends by itself. */
export const retargetChanges = (run: ClockRun, target: number): Change[] => [
  patch(clocks, run.id, { target }),
];

/** A run that counts or is paused, as it is at a moment: `elapsed` in milliseconds. */
export interface LiveState {
  readonly phase: 'running' | 'paused';
  readonly elapsed: number;
}

/** How it is, where it counts or is paused. */
export function liveState(run: ClockRun, now: Date): LiveState | undefined {
  const state = clockState(run, now);
  return state.phase === 'running' || state.phase === 'paused' ? state : undefined;
}

/**
 * Brings a run back that was reset, as it was then: the time since does not count. Of its kind there is one, so what was
 * started meanwhile gives way.
 */
export const undoResetChanges = (
  run: ClockRun,
  state: LiveState,
  runs: readonly ClockRun[],
  now: Date,
): Change[] => [
  ...runs
    .filter((other) => other.id !== run.id && other.kind === run.kind && !isOver(other))
    .flatMap((other) => resetChanges(other, now)),
  ...stepChanges({ run: restoreRun(run, state, now) }),
];
