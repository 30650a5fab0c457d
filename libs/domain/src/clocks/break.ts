import type { Instant } from '../brands.ts';
import type { ClockRun } from '../records/clock.ts';
import { breakLengths } from '../records/limits.ts';
import type { Settings } from '../records/settings.ts';
import { instantOf } from '../time/instant.ts';
import { dayInMilliseconds } from '../time/plan-day.ts';
import { maxClockSkew } from './clock-state.ts';

/** The break after a focus run; `left` in whole milliseconds. */
export type Break =
  | { readonly phase: 'running'; readonly left: number }
  | { readonly phase: 'over'; readonly endedAt: Instant };

/** Milliseconds since the end of a run; undefined if it has not ended by itself, or ended in the future. */
function sinceEndOf({ kind, phase, since }: ClockRun, now: Date): number | undefined {
  const passed = now.getTime() - Date.parse(since);
  return kind === 'focus' && phase === 'finished' && passed >= -maxClockSkew ? passed : undefined;
}

/** The break of a run at a moment; undefined without one. It is never longer than it was set, on a wrong clock either. */
export function breakOf(run: ClockRun, now: Date): Break | undefined {
  const passed = sinceEndOf(run, now);
  if (passed === undefined || run.rest === undefined) return undefined;
  const rest = run.rest * 1000;
  const end = instantOf(new Date(Date.parse(run.since) + rest));
  if (run.restEnded !== undefined)
    return { phase: 'over', endedAt: run.restEnded < end ? run.restEnded : end };
  return passed < rest
    ? { phase: 'running', left: Math.min(rest, rest - passed) }
    : { phase: 'over', endedAt: end };
}

/**
 * Whole seconds from the end of a run to the end of a break that starts now; undefined if no break may follow the run,
 * or more than a day after its end.
 */
export function restFor(run: ClockRun, minutes: number, now: Date): number | undefined {
  const passed = sinceEndOf(run, now);
  if (passed === undefined || run.rest !== undefined) return undefined;
  const rest = Math.floor(Math.max(0, passed) / 1000) + minutes * 60;
  return rest * 1000 <= dayInMilliseconds ? rest : undefined;
}

export interface BreakLength {
  readonly isLong: boolean;
  /** Whole minutes. */
  readonly minutes: number;
}

type Lengths = Pick<Settings, 'breakMinutes' | 'longBreakMinutes'>;

/** @param sessions the focus sessions of the user's day, with the one that has just ended */
export function breakLength(
  { breakMinutes = breakLengths.short, longBreakMinutes = breakLengths.long }: Lengths,
  sessions: number,
): BreakLength {
  const isLong = sessions > 0 && sessions % breakLengths.longEvery === 0;
  return { isLong, minutes: isLong ? longBreakMinutes : breakMinutes };
}
