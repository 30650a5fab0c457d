import type { Instant } from '../brands.ts';
import type { ClockKind, ClockRun } from '../records/clock.ts';
import { instantOf } from '../time/instant.ts';
import { dayInMilliseconds } from '../time/plan-day.ts';

/** Why a run is not counted: a start in the future, an end of more than a day ago, a stored time that cannot be. */
export type SetAsideReason = 'future' | 'old' | 'corrupt';

/** What a run counted, in whole milliseconds, and the moment of its end. */
export interface RunEnd {
  readonly elapsed: number;
  readonly endedAt: Instant;
}

/** A run that is not counted; `end` where it reached its target, so that it can be saved on request. */
export interface SetAside {
  readonly phase: 'set-aside';
  readonly reason: SetAsideReason;
  readonly end?: RunEnd;
}

/** What a run comes to at a moment. `elapsed` is in whole milliseconds, pauses not counted, and never over the target. */
export type ClockState =
  | { readonly phase: 'running' | 'paused'; readonly elapsed: number }
  /** It ended by itself at `endedAt`; until it is written down so, its session may not be saved yet. */
  | { readonly phase: 'finished'; readonly elapsed: number; readonly endedAt: Instant }
  | { readonly phase: 'stopped'; readonly elapsed: number }
  | SetAside;

/** No stopwatch in use has counted for longer; milliseconds. */
const longest = 7 * dayInMilliseconds;
/** Devices differ by so much without anybody noticing. */
const mostAhead = 120_000;

const millisecondsOf = ({ target }: Pick<ClockRun, 'target'>) =>
  target === undefined ? Infinity : target * 1000;

/** The target of a meditation may be lowered on one device while another one goes on. */
const longestOf = (run: ClockRun) => (run.kind === 'focus' ? millisecondsOf(run) : longest);

function runningState(run: ClockRun, now: number): ClockState {
  const since = Date.parse(run.since);
  if (since - now > mostAhead) return { phase: 'set-aside', reason: 'future' };
  const most = millisecondsOf(run);
  const counted = Math.min(run.elapsed, most);
  const endsAt = since + most - counted;
  if (!Number.isFinite(endsAt)) {
    if (now - since > dayInMilliseconds) return { phase: 'set-aside', reason: 'old' };
  } else if (now >= endsAt) {
    const end = { elapsed: most, endedAt: instantOf(new Date(endsAt)) };
    const isOld = now - endsAt > dayInMilliseconds;
    return isOld ? { phase: 'set-aside', reason: 'old', end } : { phase: 'finished', ...end };
  }
  return { phase: 'running', elapsed: counted + Math.max(0, now - since) };
}

/**
 * What a run comes to now: a clock that was set back shows what had passed before, one that is too far
 * ahead, was left running for a day over its end, or says that it has counted for more than a week, is set aside.
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

const older = (a: ClockRun, b: ClockRun) =>
  a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id) ? -1 : 1;

/**
 * The run that a clock shows, of all there are: of several that run, started on devices apart, the earliest, since it
 * has counted the time of the others too; else the one that was paused or ended last, unless it was stopped. Undefined
 * while the clock is idle.
 */
export function shownRun(runs: readonly ClockRun[], kind: ClockKind): ClockRun | undefined {
  const own = runs.filter((run) => run.kind === kind).toSorted(older);
  const running = own.find(({ phase }) => phase === 'running');
  const paused = own.findLast(({ phase }) => phase === 'paused');
  const last = own.toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since)).at(-1);
  const shown = running ?? paused ?? last;
  return shown?.phase === 'stopped' ? undefined : shown;
}

/** The runs of the same clock that run beside the one that is shown: nobody sees them, so they are to be stopped. */
export const parallelRuns = (runs: readonly ClockRun[], shown: ClockRun): readonly ClockRun[] =>
  runs.filter(({ id, kind, phase }) => phase === 'running' && kind === shown.kind && id !== shown.id);

/** Milliseconds until a run ends by itself; Infinity where only a person ends it. */
export const leftOf = (run: ClockRun, elapsed: number): number => Math.max(0, millisecondsOf(run) - elapsed);
