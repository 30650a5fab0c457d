import { clockRunsOf } from '@dayloom/data';
import { type ClockKind, type ClockRun, clockState, type SetAside, shownRun } from '@dayloom/domain';
import { useClock, useRecords, useUser } from '@dayloom/platform';
import { useEffect, useState } from 'react';

/** A clock as a screen shows it; `elapsed` in whole milliseconds. */
export type ShownClock =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly phase: 'idle' }
  | { readonly phase: 'running' | 'paused' | 'finished'; readonly run: ClockRun; readonly elapsed: number }
  | (SetAside & { readonly run: ClockRun });

/** All runs, live; a start takes old ones away, so they are few. */
export const useClockRuns = () => useRecords(clockRunsOf(useUser().id));

/** Now, drawn anew with every whole second that has passed of a run, and on waking; stands still without one. */
function useSecondOf(run: ClockRun | undefined): Date {
  const clock = useClock();
  const [, setDrawn] = useState(0);
  const isRunning = run?.phase === 'running';
  const offset = run ? Date.parse(run.since) - run.elapsed : 0;
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout>;
    const draw = () => {
      setDrawn((times) => times + 1);
      clearTimeout(timer);
      const past = (((clock.now().getTime() - offset) % 1000) + 1000) % 1000;
      timer = setTimeout(draw, 1000 - past);
    };
    draw();
    document.addEventListener('visibilitychange', draw);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', draw);
    };
  }, [clock, isRunning, offset]);
  return clock.now();
}

/** One that counts comes before those that nobody has ended, however long ago that should have been (CK4). */
function liveRun(runs: readonly ClockRun[], kind: ClockKind, now: Date) {
  const counting = runs.filter((run) => run.phase !== 'running' || clockState(run, now).phase === 'running');
  const live = shownRun(counting, kind);
  return live && live.phase !== 'finished' ? live : shownRun(runs, kind);
}

/** The run that this clock shows, and what it comes to now. */
export function useShownClock(kind: ClockKind): ShownClock {
  const runs = useClockRuns();
  const clock = useClock();
  const run = runs.phase === 'ready' ? liveRun(runs.records, kind, clock.now()) : undefined;
  const now = useSecondOf(run);
  if (runs.phase !== 'ready') return runs;
  if (!run) return runs.isComplete ? { phase: 'idle' } : { phase: 'loading' };
  const state = clockState(run, now);
  if (state.phase === 'set-aside') return { ...state, run };
  if (state.phase === 'stopped') return { phase: 'idle' };
  return { phase: state.phase, run, elapsed: state.elapsed };
}
