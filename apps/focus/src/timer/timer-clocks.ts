import { type ClockRun, focusSeconds, leftOf } from '@dayloom/domain';
import type { ShownClock } from '@dayloom/clocks';

/** The clocks of the timer's screen. */
export const timerKinds = ['focus', 'stopwatch'] as const;
export type TimerKind = (typeof timerKinds)[number];

export const timerNames: Readonly<Record<TimerKind, string>> = { focus: 'Focus', stopwatch: 'Stopwatch' };

/** What is said to start one. */
export const startOf: Readonly<Record<TimerKind, { readonly target?: number }>> = {
  focus: { target: focusSeconds },
  stopwatch: {},
};

const leftSeconds = (run: ClockRun, elapsed: number) => Math.ceil(leftOf(run, elapsed) / 1000);

/** Whole seconds as they stand on the clock: those that are left of a focus session (FT2), those that passed of a stopwatch. */
export function secondsOn(kind: TimerKind, shown: ShownClock): number {
  if (!('elapsed' in shown)) return kind === 'focus' ? focusSeconds : 0;
  return kind === 'focus' ? leftSeconds(shown.run, shown.elapsed) : Math.floor(shown.elapsed / 1000);
}

/** What share of the ring is drawn, 0 to 1: of the session, or of the present hour of a stopwatch. */
export function shareOf(kind: TimerKind, shown: ShownClock): number {
  if (!('elapsed' in shown)) return 0;
  const whole = kind === 'focus' ? (shown.run.target ?? focusSeconds) * 1000 : 3_600_000;
  return kind === 'focus' ? shown.elapsed / whole : (shown.elapsed % whole) / whole;
}
