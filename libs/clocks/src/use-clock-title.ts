import { type ClockKind, leftOf } from '@dayloom/domain';
import { useTitleClock } from '@dayloom/platform';
import { useEffect, useRef, useState } from 'react';
import { minutesInTitle } from './clock-name.ts';
import type { ShownClock } from './use-shown-clock.ts';

/** Whether the clock reached its end while the page was hidden, until the page is in view again. */
function useEndedOutOfView(phase: ShownClock['phase']): boolean {
  const before = useRef(phase);
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    const isEnd = before.current === 'running' && phase === 'finished';
    setEnded(isEnd && document.visibilityState === 'hidden');
    before.current = phase;
  }, [phase]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setEnded(false);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hasEnded;
}

/** Of a run with a target what is left, also where its screen counts up. */
function minutesOf(shown: ShownClock): string | undefined {
  if (shown.phase !== 'running') return undefined;
  const { run, elapsed } = shown;
  return minutesInTitle(run.target === undefined ? elapsed / 1000 : Math.ceil(leftOf(run, elapsed) / 1000));
}

/** Puts a clock into the title of other screens than its own: its minutes, and its end until that is in view. */
export function useClockTitle(name: string, kind: ClockKind, shown: ShownClock): void {
  const hasEnded = useEndedOutOfView(shown.phase);
  useTitleClock(kind, hasEnded ? `${name} over` : minutesOf(shown));
}
