import type { Instant } from '../brands.ts';
import { instantOf } from '../time/instant.ts';
import { maxLateness } from './moments.ts';

/** 'now' is shown with its normal text, 'late' with a text that mentions it, 'missed' is not shown. */
export type Lateness = 'ahead' | 'now' | 'late' | 'missed';

/** Milliseconds: checks are 60 s apart, and a busy or hidden page is slower. */
const punctual = 90_000;
const snoozeTime = 300_000;

/** A snoozed notification is shown again exactly five minutes later. */
export const endOfSnooze = (now: Date): Instant => instantOf(new Date(now.getTime() + snoozeTime));

/** Classifies a moment by its lateness at `now`. */
export function latenessOf(at: Instant, now: Date): Lateness {
  const by = now.getTime() - Date.parse(at);
  if (by < 0) return 'ahead';
  if (by <= punctual) return 'now';
  return by <= maxLateness ? 'late' : 'missed';
}
