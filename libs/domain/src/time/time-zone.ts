import type { ClockTime, Instant, PlanDay } from '../brands.ts';
import { instantOf } from './instant.ts';
import { dayInMilliseconds } from './plan-day.ts';

/** The IANA name of this device's time zone. */
export const timeZoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for an unknown time zone */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** Whether `zone` is the IANA name of a time zone that this runtime knows. */
export function isTimeZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** The local time of the zone at a moment, in milliseconds as if it were UTC. */
function shownAt(zone: string, time: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The local day and time of a zone. @throws RangeError for an unknown time zone */
export function clockIn(zone: string, moment: Instant): { readonly day: PlanDay; readonly time: ClockTime } {
  const shown = new Date(shownAt(zone, Date.parse(moment))).toISOString();
  return { day: shown.slice(0, 10) as PlanDay, time: shown.slice(11, 16) as ClockTime };
}

/**
 * The moment at which the zone's clock shows that time, as `momentAt` for the local zone: a time that the clock skips
 * is later by the change, and of one that it shows twice the first counts.
 * @throws RangeError for an unknown time zone
 */
export function momentIn(zone: string, day: PlanDay, time: ClockTime): Instant {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // The offsets of a day before and a day after; at most one change is between them.
  const [before, after] = [-1, 1].map((days) => {
    const near = wanted + days * dayInMilliseconds;
    return shownAt(zone, near) - near;
  }) as [number, number];
  const fitting = [before, after]
    .map((offset) => wanted - offset)
    .filter((moment) => shownAt(zone, moment) === wanted);
  return instantOf(new Date(fitting.length > 0 ? Math.min(...fitting) : wanted - before));
}
