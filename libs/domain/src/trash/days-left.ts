import type { Instant } from '../brands.ts';
import { dayInMilliseconds } from '../time/plan-day.ts';

/** For how many days a deleted record can be restored. */
export const trashDays = 30;

/** Whether a record is still in the trash. */
export const isInTrash = (deletedAt: Instant, now: Date) =>
  Date.parse(deletedAt) + trashDays * dayInMilliseconds >= now.getTime();

/** Whole days until a record is deleted permanently, rounded up: 30 right after its deletion. */
export function daysLeftInTrash(deletedAt: Instant, now: Date): number {
  const left = Date.parse(deletedAt) + trashDays * dayInMilliseconds - now.getTime();
  // The clock of the deleting device may have been ahead.
  return Math.min(trashDays, Math.max(0, Math.ceil(left / dayInMilliseconds)));
}

export const daysLeftText = (days: number) => (days <= 1 ? 'Last day' : `${days} days left`);
