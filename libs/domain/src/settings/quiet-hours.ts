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

/** The hours in which notifications wait, by a clock; over midnight where `to` is not after `from`. */
export interface QuietHours {
  readonly from: ClockTime;
  readonly to: ClockTime;
}

/** What a user has chosen; undefined without quiet hours, and where they would last from a time to the same. */
export function quietHoursOf({
  quietFrom: from,
  quietTo: to,
}: Pick<Settings, 'quietFrom' | 'quietTo'>): QuietHours | undefined {
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
}

/**
 * When the quiet hours end in which a moment lies; undefined where it lies in none. A night in which the clock is changed
 * is as long as it is: of a time that the clock shows twice the first counts, one that it skips is one jump later.
 * @throws RangeError where there is no such zone
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

/** The name of what tells what waited until then: of a device that was told of it twice one notification is seen. */
export const quietTagOf = (until: Instant) => `quiet-${Math.floor(Date.parse(until) / minute).toString(36)}`;

/** One notification for everything that waited until the end of the quiet hours. @throws RangeError for nothing */
export function quietGroupOf(waited: readonly GroupMember[], until: Instant): DueGroup<'quiet'> {
  const all = itemsInOrder(waited);
  const [first] = all;
  if (!first) throw new RangeError('There is no group of nothing.');
  const title = `${remindersText(all.length)} while it was quiet`;
  const body = namesOf(all);
  return { tag: quietTagOf(until), kind: 'quiet', item: first.item, at: until, title, body, lateBody: body };
}
