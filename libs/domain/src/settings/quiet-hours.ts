import type { ClockTime, Instant } from '../brands.ts';
import type { Settings } from '../records/settings.ts';
import { addDays } from '../time/plan-day.ts';
import { clockIn, momentIn } from '../time/time-zone.ts';
import {
  type DueGroup,
  type GroupMember,
  itemsInOrder,
  namesOf,
  remindersText,
} from '../notifications/due-group.ts';

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

const minute = 60_000;

/** The tag of the group of delayed notifications, so that a device that receives it twice shows it once. */
export const quietTagOf = (until: Instant) => `quiet-${Math.floor(Date.parse(until) / minute).toString(36)}`;

/** One notification for everything delayed until the end of the quiet hours. @throws RangeError if the list is empty */
export function quietGroupOf(waited: readonly GroupMember[], until: Instant): DueGroup<'quiet'> {
  const all = itemsInOrder(waited);
  const [first] = all;
  if (!first) throw new RangeError('A group needs at least one notification.');
  const title = `${remindersText(all.length)} while it was quiet`;
  const body = namesOf(all);
  return { tag: quietTagOf(until), kind: 'quiet', item: first.item, at: until, title, body, lateBody: body };
}
