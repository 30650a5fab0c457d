import { type ShownClock, useClockActions, useShownClock } from '@dayloom/clocks';
import { focusLength } from '@dayloom/domain';
import { useRef } from 'react';
import { secondsOn, startOf, type TimerKind } from './timer-clocks.ts';
import { useFocusLength } from './use-focus-length.ts';

const stateOf = (shown: ShownClock) =>
  'run' in shown ? [shown.run.id, shown.phase, shown.run.since].join() : shown.phase;

/**
 * Allows one action per rendered state: a second press in the same state is ignored, while a press in the next state runs
 * even before storage has responded to the first.
 */
function useOncePerState(shown: ShownClock) {
  const acted = useRef<string>(undefined);
  return async (act: () => Promise<boolean>): Promise<void> => {
    const state = stateOf(shown);
    if (acted.current === state) return;
    acted.current = state;
    try {
      await act();
    } finally {
      if (acted.current === state) acted.current = undefined;
    }
  };
}

/** A clock with its whole seconds on the display, and its actions, which run one at a time. */
export function useClockControl(kind: TimerKind) {
  const found = useShownClock(kind);
  /** Of the next focus session. */
  const length = useFocusLength();
  const isWaiting = kind === 'focus' && found.phase === 'idle' && length.minutes === undefined;
  const shown: ShownClock = isWaiting ? { phase: 'loading' } : found;
  const actions = useClockActions(kind, shown);
  const run = useOncePerState(shown);
  const minutes = length.minutes ?? focusLength.standard;
  const options = startOf(kind, minutes);
  const start = (about?: string) =>
    run(() => actions.start({ ...options, ...(about !== undefined && { about }) }));
  /** Resets a running or paused clock, and starts for another task. */
  const switchTo = (about: string) => run(() => actions.restart({ ...options, about }));
  /** Starts, pauses or continues, depending on the state. */
  const toggle = async () => {
    if (shown.phase === 'idle') await start();
    if (shown.phase === 'running') await run(actions.pause);
    if (shown.phase === 'paused') await run(actions.resume);
    actions.explain();
  };
  /** Resets the focus timer, which saves nothing, or stops the stopwatch, which saves. */
  const end = async () => {
    actions.explain();
    if (shown.phase !== 'set-aside') await run(kind === 'stopwatch' ? actions.stop : actions.reset);
  };
  const seconds = secondsOn(kind, shown, minutes);
  return { kind, shown, seconds, length, actions, start, switchTo, toggle, end };
}

export type ClockControl = ReturnType<typeof useClockControl>;
