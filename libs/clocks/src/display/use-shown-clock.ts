import { clockRunsOf } from '@dayloom/data';
import { type ClockKind, type ClockRun, clockState, type SetAside, shownRun } from '@dayloom/domain';
import { breakOf } from '@dayloom/domain/clocks';
import { useClock, useRecords, useUser } from '@dayloom/platform';
import { useEffect, useState } from 'react';

declare global {
  interface Window {
    /** Document Picture-in-Picture; not in all browsers. */
    readonly documentPictureInPicture?: {
      readonly window: Window | null;
      requestWindow(options: { readonly width: number; readonly height: number }): Promise<Window>;
    };
  }
}

/** The state of a clock for display; `elapsed` in whole milliseconds. */
export type ShownClock =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown; readonly retry: () => void }
  /** `rested`: the run whose break is over. */
  | { readonly phase: 'idle'; readonly rested?: ClockRun }
  | { readonly phase: 'running' | 'paused' | 'finished'; readonly run: ClockRun; readonly elapsed: number }
  /** The break after a finished run; `left` in whole milliseconds. */
  | { readonly phase: 'break'; readonly run: ClockRun; readonly left: number }
  | (SetAside & { readonly run: ClockRun });

/** Whether a run can be started. */
export const isFree = ({ phase }: ShownClock): boolean =>
  phase === 'idle' || phase === 'finished' || phase === 'break';

/** All runs, live. There are few, because each start removes old ones. */
export const useClockRuns = () => useRecords(clockRunsOf(useUser().id));

/** The small window of a clock can be visible while the tab of the page is not. */
const isOutOfView = () => document.visibilityState === 'hidden' && !window.documentPictureInPicture?.window;

/**
 * The current time; re-renders with every second of a run and on return to the page. While hidden, only the tab title is
 * visible: its minutes change one second below each full remaining minute, or at each full elapsed minute.
 */
function useSecondOf(run: ClockRun | undefined): Date {
  const clock = useClock();
  const [, setDrawn] = useState(0);
  const isResting = run && breakOf(run, clock.now())?.phase === 'running';
  const isRunning = run?.phase === 'running' || isResting;
  const began = run ? Date.parse(run.since) - (isResting ? 0 : run.elapsed) : 0;
  const length = isResting ? run.rest : run?.target;
  const countsFrom = length === undefined ? began : began + (length + 1) * 1000;
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout>;
    const draw = () => {
      setDrawn((times) => times + 1);
      clearTimeout(timer);
      const step = isOutOfView() ? 60_000 : 1000;
      const past = (((clock.now().getTime() - countsFrom) % step) + step) % step;
      timer = setTimeout(draw, step - past);
    };
    draw();
    document.addEventListener('visibilitychange', draw);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', draw);
    };
  }, [clock, isRunning, countsFrom]);
  return clock.now();
}

/** Prefers a running clock to one that passed its end without being stopped, no matter how long ago. */
function liveRun(runs: readonly ClockRun[], kind: ClockKind, now: Date) {
  const counting = runs.filter((run) => run.phase !== 'running' || clockState(run, now).phase === 'running');
  const live = shownRun(counting, kind);
  return live && live.phase !== 'finished' ? live : shownRun(runs, kind);
}

/** Milliseconds. The clock keeper corrects a device clock that was set back within a second. */
const correctedAfter = 1_500;

/** Delays showing that a run starts in the future, because a correction may follow. */
function useCorrected(shown: ShownClock): ShownClock {
  const isFuture = shown.phase === 'set-aside' && shown.reason === 'future';
  const [isCertain, setCertain] = useState(false);
  useEffect(() => {
    if (!isFuture) return;
    const timer = setTimeout(() => setCertain(true), correctedAfter);
    return () => {
      clearTimeout(timer);
      setCertain(false);
    };
  }, [isFuture]);
  return isFuture && !isCertain ? { phase: 'loading' } : shown;
}

function useShownRun(kind: ClockKind): ShownClock {
  const runs = useClockRuns();
  const clock = useClock();
  const run = runs.phase === 'ready' ? liveRun(runs.records, kind, clock.now()) : undefined;
  const now = useSecondOf(run);
  if (runs.phase !== 'ready') return runs;
  if (!run) return runs.isComplete ? { phase: 'idle' } : { phase: 'loading' };
  const state = clockState(run, now);
  const rest = breakOf(run, now);
  if (rest) return rest.phase === 'over' ? { phase: 'idle', rested: run } : { ...rest, phase: 'break', run };
  if (state.phase === 'set-aside') return { ...state, run };
  if (state.phase === 'stopped') return { phase: 'idle' };
  return { phase: state.phase, run, elapsed: state.elapsed };
}

export const useShownClock = (kind: ClockKind): ShownClock => useCorrected(useShownRun(kind));
