import { type ShownClock, useBreakActions, useClockActions, useShownClock } from '@dayloom/clocks';
import { readPurpose } from '@dayloom/clocks/purpose';
import { focusLength } from '@dayloom/domain';
import { type Purpose, purposeOf } from '@dayloom/domain/clocks';
import { useShell } from '@dayloom/platform';
import { useRef } from 'react';
import { useNextPurpose } from './next-purpose.ts';
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

/** Milliseconds from which 'Stop and keep' saves a focus session. */
const leastKept = 60_000;

/** A clock with its whole seconds on the display, and its actions, which run one at a time. */
export function useClockControl(kind: TimerKind) {
  const shell = useShell();
  const found = useShownClock(kind);
  const [next, setNext] = useNextPurpose(kind);
  /** Of the next focus session. */
  const length = useFocusLength();
  const isWaiting = kind === 'focus' && found.phase === 'idle' && length.minutes === undefined;
  const shown: ShownClock = isWaiting ? { phase: 'loading' } : found;
  const actions = useClockActions(kind, shown);
  const { skipBreak } = useBreakActions();
  const run = useOncePerState(shown);
  const minutes = length.minutes ?? focusLength.standard;
  const options = startOf(kind, minutes);
  const isOn = shown.phase === 'running' || shown.phase === 'paused';
  const rested = shown.phase === 'break' ? shown.run : shown.phase === 'idle' ? shown.rested : undefined;
  const offered = next ?? (rested ? purposeOf(rested) : {});
  const purpose = 'run' in shown && shown.phase !== 'break' ? purposeOf(shown.run) : offered;
  const start = (wanted: Purpose = offered) => {
    setNext(wanted);
    return run(async () => actions.start({ ...options, ...(await readPurpose(shell, wanted)) }));
  };
  /** Resets a running or paused clock, and starts for another task. */
  const switchTo = (wanted: Purpose) => {
    setNext(wanted);
    return run(async () => actions.restart({ ...options, ...(await readPurpose(shell, wanted)) }));
  };
  /** Says what the clock is for: the one that runs, else the next one. */
  const choose = (wanted: Purpose) => {
    setNext(wanted);
    if (isOn) void actions.setPurpose(wanted);
  };
  /** What the run was for is offered for the next start. */
  const offerAgain = () => purpose.about !== undefined && setNext(purpose);
  /** Starts, pauses or continues, depending on the state. */
  const toggle = async () => {
    if (shown.phase === 'idle' || shown.phase === 'break') await start();
    if (shown.phase === 'running') await run(actions.pause);
    if (shown.phase === 'paused') await run(actions.resume);
    actions.explain();
  };
  /** Skips a break, resets the focus timer, which saves nothing, or stops the stopwatch, which saves. */
  const end = async () => {
    if (shown.phase === 'break') return run(() => skipBreak(shown.run));
    actions.explain();
    if (shown.phase === 'set-aside') return;
    offerAgain();
    await run(kind === 'stopwatch' ? actions.stop : actions.reset);
  };
  const canKeep = isOn && shown.elapsed >= leastKept;
  /** Ends the focus timer early, and saves what it counted. */
  const keep = async () => {
    if (kind !== 'focus' || !canKeep) return;
    offerAgain();
    await run(actions.stop);
  };
  const seconds = secondsOn(kind, shown, minutes);
  return {
    kind,
    shown,
    seconds,
    length,
    actions,
    purpose,
    choose,
    start,
    switchTo,
    toggle,
    end,
    canKeep,
    keep,
  };
}

export type ClockControl = ReturnType<typeof useClockControl>;
