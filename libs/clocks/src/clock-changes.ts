import { type Change, create, increment, patch, remove } from '@dayloom/data';
import {
  type ClockKind,
  type ClockRun,
  clocks,
  clockState,
  dayInMilliseconds,
  type Instant,
  instantOf,
  meditationSessions,
  meditationStats,
  timerHistory,
  type UserId,
} from '@dayloom/domain';

/** Runs that are over stay for so long, for devices that hear of their end late. */
const keptMilliseconds = 2 * dayInMilliseconds;

export interface Start {
  readonly id: string;
  readonly user: UserId;
  readonly kind: ClockKind;
  /** Whole seconds after which it ends by itself. */
  readonly target?: number;
  /** What one wants to get done meanwhile. */
  readonly about?: string;
}

const isOver = ({ phase }: ClockRun) => phase === 'finished' || phase === 'stopped';

/** A run in another phase, `elapsed` in milliseconds. */
export const phaseOf = (run: ClockRun, phase: ClockRun['phase'], since: Instant, elapsed: number): Change =>
  patch(clocks, run.id, { phase, since, elapsed: Math.floor(elapsed) });

/** Milliseconds that have passed; 0 of a run that is set aside. */
const elapsedOf = (run: ClockRun, now: Date) => {
  const state = clockState(run, now);
  return state.phase === 'set-aside' ? 0 : state.elapsed;
};

const stepOfAll = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };

/** The session has the run's id: whoever saves it, and however often, there is one, and its counters rise once (CK2). */
function sessionChanges({ id, kind, userId }: ClockRun, duration: number, endedAt: Instant): Change[] {
  if (kind !== 'meditation')
    return [create(timerHistory, id, { userId, type: kind, duration, createdAt: endedAt })];
  return [
    create(meditationSessions, id, { userId, duration, date: endedAt }),
    increment(meditationStats, userId, stepOfAll, { userId }),
  ];
}

/** The session of a run that reached its target and is not yet saved, as where storage refused it (FT4). */
function unsavedSession(run: ClockRun, now: Date): Change[] {
  const state = clockState(run, now);
  if (run.phase !== 'running' || state.phase !== 'finished') return [];
  return sessionChanges(run, Math.floor(state.elapsed / 1000), state.endedAt);
}

/** Starts a run, saves what has just ended before it, and takes those away that have long been over. */
export function startChanges({ id, user, ...run }: Start, runs: readonly ClockRun[], now: Date): Change[] {
  const moment = instantOf(now);
  const gone = runs.filter(
    (other) => isOver(other) && now.getTime() - Date.parse(other.since) > keptMilliseconds,
  );
  const ended = runs.filter(({ kind }) => kind === run.kind);
  return [
    ...ended.flatMap((other) => finishChanges(other, now)),
    ...gone.map((other) => remove(clocks, other.id)),
    create(clocks, id, {
      ...run,
      userId: user,
      phase: 'running',
      since: moment,
      elapsed: 0,
      createdAt: moment,
    }),
  ];
}

export const pauseChanges = (run: ClockRun, now: Date): Change[] => [
  phaseOf(run, 'paused', instantOf(now), elapsedOf(run, now)),
];

export const resumeChanges = (run: ClockRun, now: Date): Change[] => [
  phaseOf(run, 'running', instantOf(now), elapsedOf(run, now)),
];

/** Ends a run without a session (FT5, CK4), unless it had reached its target before. */
export const resetChanges = (run: ClockRun, now: Date): Change[] => [
  ...unsavedSession(run, now),
  phaseOf(run, 'stopped', instantOf(now), elapsedOf(run, now)),
];

/** A run that counts, as it stands: `elapsed` in milliseconds. */
export interface LiveState {
  readonly phase: 'running' | 'paused';
  readonly elapsed: number;
}

/** How it stands, where it counts or is paused. */
export function liveState(run: ClockRun, now: Date): LiveState | undefined {
  const { phase, ...rest } = clockState(run, now);
  return (phase === 'running' || phase === 'paused') && 'elapsed' in rest
    ? { phase, elapsed: rest.elapsed }
    : undefined;
}

/**
 * Brings a run back that was reset, as it stood then: the time since does not count. Of its kind there is one, so what
 * was started meanwhile gives way (FT13).
 */
export const undoResetChanges = (
  { id, kind }: ClockRun,
  { phase, elapsed }: LiveState,
  runs: readonly ClockRun[],
  now: Date,
): Change[] => [
  ...runs
    .filter((other) => other.id !== id && other.kind === kind && !isOver(other))
    .flatMap((other) => resetChanges(other, now)),
  patch(clocks, id, { phase, since: instantOf(now), elapsed: Math.floor(elapsed) }),
];

/** Ends a run that reached its target, at the moment at which it did (FT4, FT7, MD5); nothing for any other. */
export function finishChanges(run: ClockRun, now: Date): Change[] {
  const state = clockState(run, now);
  if (run.phase !== 'running' || state.phase !== 'finished') return [];
  return [...unsavedSession(run, now), phaseOf(run, 'finished', state.endedAt, state.elapsed)];
}

/** Stops a run; what has taken less than a second leaves no session (SW2). */
export function stopChanges(run: ClockRun, now: Date): Change[] {
  const elapsed = elapsedOf(run, now);
  const seconds = Math.floor(elapsed / 1000);
  const moment = instantOf(now);
  return [
    ...(seconds > 0 ? sessionChanges(run, seconds, moment) : []),
    phaseOf(run, 'stopped', moment, elapsed),
  ];
}
