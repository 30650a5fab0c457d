import type { Instant } from '@dayloom/domain';
import { firstMomentOf } from '@dayloom/domain/moments';

/** A notification later than this is not sent. Milliseconds, as all values in this file. */
export { maxLateness } from '@dayloom/domain';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * How far ahead notifications are planned. A change of time zone recalculates only what is within this time. The daily
 * job may fail seven times before a notification is missing.
 */
export const horizon = 8 * day;

/** How long a notification is kept after its moment, to investigate reports of missing ones. */
export const keptTime = 7 * day;

/** Local times differ from UTC by up to 14 hours, so reads of a range of days include one more day on both sides. */
export const zoneMargin = day;

/** No item notifies longer before its start, so reads of the items that notify in a range go on after it by this. */
export const leadMargin = -Date.parse(firstMomentOf('1970-01-01T00:00:00.000Z' as Instant));

/** How long a run reserves a notification: longer than the slowest responses to one batch take. */
export const lease = 2 * minute;
