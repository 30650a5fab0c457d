import { type ClockKind, leftOf } from '@dayloom/domain';
import { useTitleClock } from '@dayloom/platform';
import { useEffect, useRef, useState } from 'react';
import { minutesInTitle } from './clock-name.ts';
import type { ShownClock } from './use-shown-clock.ts';

/** What reached its end while the page was hidden, the clock or its break; until the page is visible again. */
export function useEndedOutOfView(shown: ShownClock): 'clock' | 'break' | undefined {
  const { phase } = shown;
  const isRested = phase === 'idle' && shown.rested !== undefined;
  const before = useRef(phase);
  const [ended, setEnded] = useState<'clock' | 'break'>();
  useEffect(() => {
    const isEnd = before.current === 'running' && phase === 'finished';
    const isBreakEnd = before.current === 'break' && isRested;
    const next = isEnd ? 'clock' : isBreakEnd ? 'break' : undefined;
    setEnded(document.visibilityState === 'hidden' ? next : undefined);
    before.current = phase;
  }, [phase, isRested]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setEnded(undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return ended;
}

/** The remaining time of a run with a target, even if its screen counts up. */
function minutesOf(shown: ShownClock): string | undefined {
  if (shown.phase === 'break') return `${minutesInTitle(Math.ceil(shown.left / 1000))} break`;
  if (shown.phase !== 'running') return undefined;
  const { run, elapsed } = shown;
  return minutesInTitle(run.target === undefined ? elapsed / 1000 : Math.ceil(leftOf(run, elapsed) / 1000));
}

/** Shows a clock in the title of other screens: its minutes, and its end until the page is visible. */
export function useClockTitle(name: string, kind: ClockKind, shown: ShownClock): void {
  const ended = useEndedOutOfView(shown);
  useTitleClock(kind, ended ? `${ended === 'break' ? 'Break' : name} over` : minutesOf(shown));
}
