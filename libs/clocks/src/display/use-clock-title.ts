import { type ClockKind, leftOf } from '@dayloom/domain';
import { useTitleClock } from '@dayloom/platform';
import { useEffect, useRef, useState } from 'react';
import { minutesInTitle } from './clock-name.ts';
import type { ShownClock } from './use-shown-clock.ts';

/** Whether the clock reached its end while the page was hidden; until the page is visible again. */
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

/** The remaining time of a run with a target, even if its screen counts up. */
function minutesOf(shown: ShownClock): string | undefined {
  if (shown.phase !== 'running') return undefined;
  const { run, elapsed } = shown;
  return minutesInTitle(run.target === undefined ? elapsed / 1000 : Math.ceil(leftOf(run, elapsed) / 1000));
}

/** Shows a clock in the title of other screens: its minutes, and its end until the page is visible. */
export function useClockTitle(name: string, kind: ClockKind, shown: ShownClock): void {
  const hasEnded = useEndedOutOfView(shown.phase);
  useTitleClock(kind, hasEnded ? `${name} over` : minutesOf(shown));
}
