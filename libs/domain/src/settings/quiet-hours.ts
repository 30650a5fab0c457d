import type { ClockTime, Instant } from '../brands.ts';
import type { Settings } from '../records/settings.ts';
import { addDays } from '../time/plan-day.ts';
import { clockIn, momentIn } from '../time/time-zone.ts';

/** The hours in which notifications are delayed; over midnight if `to` is not after `from`. */
export interface QuietHours {
  readonly from: ClockTime;
  readonly to: ClockTime;
}

/** The user's quiet hours; undefined if there are none, or if both ends are equal. */
export function quietHoursOf({
  quietFrom: from,
  quietTo: to,
}: Pick<Settings, 'quietFrom' | 'quietTo'>): QuietHours | undefined {
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
}

/**
 * The end of the quiet hours that include a moment; undefined outside quiet hours. Of an end that the clock shows twice
 * the first counts; one that it skips is later by the clock change.
 * @throws RangeError for an unknown time zone
 */
export function quietUntil({ from, to }: QuietHours, moment: Instant, zone: string): Instant | undefined {
  const { day } = clockIn(zone, moment);
  for (const first of [addDays(day, -1), day]) {
    const end = momentIn(zone, from < to ? first : addDays(first, 1), to);
    if (momentIn(zone, first, from) <= moment && moment < end) return end;
  }
  return undefined;
}
