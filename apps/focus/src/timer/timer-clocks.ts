import { type ClockRun, focusLength, leftOf } from '@dayloom/domain';
import type { ShownClock } from '@dayloom/clocks';

export const timerKinds = ['focus', 'stopwatch'] as const;
export type TimerKind = (typeof timerKinds)[number];

export const timerNames: Readonly<Record<TimerKind, string>> = { focus: 'Focus', stopwatch: 'Stopwatch' };

/** The options of a start: a focus session has a target in whole seconds. */
export const startOf = (kind: TimerKind, focusMinutes: number): { readonly target?: number } =>
  kind === 'focus' ? { target: focusMinutes * 60 } : {};

const leftSeconds = (run: ClockRun, elapsed: number) => Math.ceil(leftOf(run, elapsed) / 1000);

/** Whole seconds on the display: the remaining time of a focus session, the elapsed time of a stopwatch. */
export function secondsOn(
  kind: TimerKind,
  shown: ShownClock,
  focusMinutes: number = focusLength.standard,
): number {
  if (shown.phase === 'break') return Math.ceil(shown.left / 1000);
  if (!('elapsed' in shown)) return kind === 'focus' ? focusMinutes * 60 : 0;
  return kind === 'focus' ? leftSeconds(shown.run, shown.elapsed) : Math.floor(shown.elapsed / 1000);
}

/** In milliseconds. */
const hour = 3_600_000;

/** The share of the ring that is drawn, 0 to 1: of the session, or of the current hour of a stopwatch. */
export function shareOf(shown: ShownClock): number {
  if (!('elapsed' in shown)) return 0;
  const { target } = shown.run;
  return target === undefined ? (shown.elapsed % hour) / hour : shown.elapsed / (target * 1000);
}
