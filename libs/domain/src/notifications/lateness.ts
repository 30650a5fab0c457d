import type { Instant } from '../brands.ts';
import { instantOf } from '../time/instant.ts';
import { mostLate } from './moments.ts';

/** 'now' is shown as it is, 'late' says so, 'missed' is not shown at all. */
export type Lateness = 'ahead' | 'now' | 'late' | 'missed';

/** Checks are 60 s apart, and a busy or hidden page is a little behind. Milliseconds. */
const punctual = 90_000;
const snoozeTime = 300_000;

/** When a notification that is snoozed at `now` comes back: exactly five minutes later. */
export const endOfSnooze = (now: Date): Instant => instantOf(new Date(now.getTime() + snoozeTime));

/** How late a moment would be shown at `now`. */
export function latenessOf(at: Instant, now: Date): Lateness {
  const by = now.getTime() - Date.parse(at);
  if (by < 0) return 'ahead';
  if (by <= punctual) return 'now';
  return by <= mostLate ? 'late' : 'missed';
}
