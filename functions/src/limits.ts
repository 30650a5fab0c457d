/** What is later than this is not sent any more. Milliseconds, as all of these. */
export { mostLate } from '@dayloom/domain';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * How far ahead notifications are planned. A journey into another zone works out anew what lies within it and no more;
 * the daily job may fail seven times before a notification is missing.
 */
export const horizon = 8 * day;

/** How long a notification is kept after its moment, to be read when somebody misses one. */
export const kept = 7 * day;

/** Local times lie up to 14 hours beside UTC, so that a range of days is read wider by one on both sides. */
export const zoneMargin = day;

/** How long a run has a notification for itself: longer than the slowest answers to one batch take. */
export const lease = 2 * minute;
