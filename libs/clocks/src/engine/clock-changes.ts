import { type Change, create, createOnce, increment, patch, remove } from '@dayloom/data';
import { type ClockRun, type ClockState, clockState, dayInMilliseconds, type Instant } from '@dayloom/domain';
import {
  finishRun,
  pauseRun,
  purposeOf,
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

/** How long ended runs are kept, for devices that learn of the end late. */
const keptMilliseconds = 2 * dayInMilliseconds;

export const isOver = ({ phase }: ClockRun) => phase === 'finished' || phase === 'stopped';

/** The change that puts a run into another phase; `elapsed` in milliseconds. */
export const phaseOf = (run: ClockRun, phase: ClockRun['phase'], since: Instant, elapsed: number): Change =>
  patch('clocks', run.id, { phase, since, elapsed: Math.floor(elapsed) });

export const stepOfAll = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };

/** Uses the run's id for the session, so that repeated saves create one session and count once, deleted or not. */
function sessionChanges(run: ClockRun, { duration, endedAt }: RunSession): Change[] {
  const { id, kind, userId } = run;
  if (kind !== 'meditation')
    return [
      createOnce('timerHistory', id, { userId, type: kind, duration, ...purposeOf(run), createdAt: endedAt }),
    ];
  return [
    createOnce('meditationSessions', id, { userId, duration, date: endedAt }),
    increment('meditationStats', userId, stepOfAll, { userId }),
  ];
}

const stepChanges = ({ run, session }: RunStep): Change[] => [
  ...(session ? sessionChanges(run, session) : []),
  phaseOf(run, run.phase, run.since, run.elapsed),
];

/** The changes of a transition; none when the state of the run does not allow it. */
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

/**
 * Starts a run, saves the one that has just ended, and removes old ended runs.
 * @param make `createOnce` where another device may start the same run
 */
export function startChanges(
  start: RunStart,
  runs: readonly ClockRun[],
  now: Date,
  make: typeof create | typeof createOnce = create,
): Change[] {
  const gone = runs.filter(
    (other) => isOver(other) && now.getTime() - Date.parse(other.since) > keptMilliseconds,
  );
  const ended = runs.filter(({ kind }) => kind === start.kind);
  const { id, ...fields } = startRun(start, now);
  return [
    ...ended.flatMap((other) => finishChanges(other, now)),
    ...gone.map((other) => remove('clocks', other.id)),
    make('clocks', id, fields),
  ];
}

/** Sets the target of a run, in seconds; it ends by itself there. */
export const retargetChanges = (run: ClockRun, target: number): Change[] => [
  patch('clocks', run.id, { target }),
];

/** A running or paused run at a given time; `elapsed` in milliseconds. */
export type LiveState = Extract<ClockState, { readonly phase: 'running' | 'paused' }>;

/** The state of a run that is running or paused; undefined otherwise. */
export function liveState(run: ClockRun, now: Date): LiveState | undefined {
  const state = clockState(run, now);
  return state.phase === 'running' || state.phase === 'paused' ? state : undefined;
}

/**
 * Restores a run that was reset, in its state at that time: the time since does not count. Only one run of a kind may
 * exist, so a run that was started in between is reset.
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
