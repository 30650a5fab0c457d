import type { Instant } from '../brands.ts';
import { dayInMilliseconds } from '../time/plan-day.ts';

/** How many days what is deleted can be restored. */
export const trashDays = 30;

/** Whole days until something is gone for good, the last one begun included: 30 right after its deletion, then fewer. */
export function daysLeftInTrash(deletedAt: Instant, now: Date): number {
  const left = Date.parse(deletedAt) + trashDays * dayInMilliseconds - now.getTime();
  // A deletion under a clock that is ahead has no more days than any other.
  return Math.min(trashDays, Math.max(0, Math.ceil(left / dayInMilliseconds)));
}

export const daysLeftText = (days: number) => (days <= 1 ? 'Last day' : `${days} days left`);
