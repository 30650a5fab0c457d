import type { Instant } from '../brands.ts';
import type { ClockKind, ClockRun } from '../records/clock.ts';
import { instantOf } from '../time/instant.ts';
import { dayInMilliseconds } from '../time/plan-day.ts';

/** The counted time of a run in whole milliseconds, and the moment of its end. */
export interface RunEnd {
  readonly elapsed: number;
  readonly endedAt: Instant;
}

/** A run that is not counted. If it reached its target, `end` allows saving it on request. */
export interface SetAside {
  readonly phase: 'set-aside';
  /** A start in the future, an end more than a day ago, or an impossible stored time. */
  readonly reason: 'future' | 'old' | 'corrupt';
  readonly end?: RunEnd;
}

/** The state of a run at a moment. `elapsed` is in whole milliseconds, without pauses, and never over the target. */
export type ClockState =
  | { readonly phase: 'running' | 'paused'; readonly elapsed: number }
  /** Ended automatically at `endedAt`. Until this phase is stored, its session may not be saved yet. */
  | { readonly phase: 'finished'; readonly elapsed: number; readonly endedAt: Instant }
  | { readonly phase: 'stopped'; readonly elapsed: number }
  | SetAside;

/** Milliseconds; a longer stored time is corrupt. */
const longest = 7 * dayInMilliseconds;
/** Milliseconds: a normal difference between the clocks of two devices. */
export const maxClockSkew = 120_000;

const millisecondsOf = ({ target }: Pick<ClockRun, 'target'>) =>
  target === undefined ? Infinity : target * 1000;

/** A meditation may exceed its target, because another device can lower the target while it runs. */
const longestOf = (run: ClockRun) => (run.kind === 'focus' ? millisecondsOf(run) : longest);

function runningState(run: ClockRun, now: number): ClockState {
  const since = Date.parse(run.since);
  if (since - now > maxClockSkew) return { phase: 'set-aside', reason: 'future' };
  const target = millisecondsOf(run);
  const counted = Math.min(run.elapsed, target);
  const endsAt = since + target - counted;
  if (!Number.isFinite(endsAt)) {
    if (now - since > dayInMilliseconds) return { phase: 'set-aside', reason: 'old' };
  } else if (now >= endsAt) {
    const end = { elapsed: target, endedAt: instantOf(new Date(endsAt)) };
    const isOld = now - endsAt > dayInMilliseconds;
    return isOld ? { phase: 'set-aside', reason: 'old', end } : { phase: 'finished', ...end };
  }
  return { phase: 'running', elapsed: counted + Math.max(0, now - since) };
}

/**
 * The state of a run now. If the clock was set back, the counted time stays. A run that starts too far in the future,
 * ran for more than a day over its end, or has counted more than a week is set aside.
 */
export function clockState(run: ClockRun, now: Date): ClockState {
  if (run.elapsed > longestOf(run) && run.phase !== 'stopped')
    return { phase: 'set-aside', reason: 'corrupt' };
  const elapsed = Math.min(run.elapsed, millisecondsOf(run));
  switch (run.phase) {
    case 'running':
      return runningState(run, now.getTime());
    case 'paused':
      return { phase: 'paused', elapsed };
    case 'finished':
      return { phase: 'finished', elapsed, endedAt: run.since };
    case 'stopped':
      return { phase: 'stopped', elapsed };
  }
}

type Started = Pick<ClockRun, 'id' | 'createdAt'>;

/** Whether a run was started before another one; at the same moment the id decides. */
export const isOlder = (a: Started, b: Started): boolean =>
  a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id);

/**
 * The run that a clock shows. If several runs were started on different devices, it is the earliest running one,
 * because it includes the time of the others; else the one that was paused or ended last, unless it was stopped.
 * Undefined while the clock is idle.
 */
export function shownRun(runs: readonly ClockRun[], kind: ClockKind): ClockRun | undefined {
  const own = runs.filter((run) => run.kind === kind).toSorted((a, b) => (isOlder(a, b) ? -1 : 1));
  const running = own.find(({ phase }) => phase === 'running');
  const paused = own.findLast(({ phase }) => phase === 'paused');
  const last = own.toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since)).at(-1);
  const shown = running ?? paused ?? last;
  return shown?.phase === 'stopped' ? undefined : shown;
}

/** The other running runs of the same clock. They are not visible and must be stopped. */
export const parallelRuns = (runs: readonly ClockRun[], shown: ClockRun): readonly ClockRun[] =>
  runs.filter(({ id, kind, phase }) => phase === 'running' && kind === shown.kind && id !== shown.id);

/** Milliseconds until a run ends automatically; Infinity without a target. */
export const leftOf = (run: ClockRun, elapsed: number): number => Math.max(0, millisecondsOf(run) - elapsed);
