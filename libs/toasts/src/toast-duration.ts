import type { Toast } from './toasts.ts';

/** Milliseconds. Toasts with an action stay longer. */
export const defaultDuration = 5_000;
const offerDuration = 10_000;

/** Toasts that restore typed text or offer a new release stay until they are used or dismissed. */
export function durationOf({ kind, offer }: Toast): number | false {
  if (!offer) return defaultDuration;
  return kind === 'warning' || offer.label === 'Reload' ? false : offerDuration;
}
