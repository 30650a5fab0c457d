import type { Instant, PlanDay, UserId } from '../brands.ts';
import type { CollectionName, FieldsIn } from '../records/index.ts';
import { clockTime } from '../time/clock-time.ts';
import { instantOf } from '../time/instant.ts';
import { momentAt } from '../time/moment-at.ts';
import { addDays, dayInMilliseconds } from '../time/plan-day.ts';

export interface SampleOptions {
  readonly user: { readonly id: UserId; readonly email: string };
  readonly today: PlanDay;
  /** Called once for each record that is not keyed by the user's id. */
  readonly newId: () => string;
  readonly now: Instant;
}

/** One record to create. */
export interface SampleRecord {
  readonly collection: CollectionName;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export const sampleRecord = <Name extends CollectionName>(
  collection: Name,
  id: string,
  fields: FieldsIn<Name>,
): SampleRecord => ({ collection, id, fields });

/** Returns functions for days and moments relative to today. */
export function sampleTime({ today, now }: Pick<SampleOptions, 'today' | 'now'>) {
  const day = (offset: number) => addDays(today, offset);
  return {
    day,
    at: (offset: number, time: string) => momentAt(day(offset), clockTime(time)),
    /** A moment some days before now, plus `later` minutes; never in the future. */
    written: (daysAgo: number, later = 0) =>
      instantOf(new Date(Date.parse(now) - daysAgo * dayInMilliseconds - (60 - later) * 60_000)),
  };
}
