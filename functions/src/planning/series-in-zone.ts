import { clockIn, clockTime, momentIn, type NotifiedKind, type PlanDay, seriesDayId } from '@dayloom/domain';
import { missingDays, segmentsOf } from '@dayloom/domain/repeats';
import type { HourCycle } from '@dayloom/domain/settings';
import { addressOfDay, momentsOfStarting, type TimedMoment } from './moments-in-zone.ts';
import type { StoredSeries } from './series.ts';

const noon = clockTime('12:00');

/** Of all days, only the one that a zone has left out has no noon. */
const isThere = (day: PlanDay, zone: string) => clockIn(zone, momentIn(zone, day, noon)).day === day;

/**
 * Both notification moments of a computed day of a series, for a user in that time zone. Empty if the day is none of the
 * series, or has a skip or a record.
 */
export function momentsOfDay(
  kind: NotifiedKind,
  { segments, ...stored }: Pick<StoredSeries, 'segments' | 'skips' | 'changed'>,
  day: PlanDay,
  { zone, hourCycle }: { readonly zone: string; readonly hourCycle?: HourCycle | undefined },
): readonly TimedMoment[] {
  const view = { ...stored, segments: segmentsOf(segments, kind), works: new Map(), from: day, to: day };
  return [...missingDays(view)].flatMap(({ segment: { series, title, createdAt, time, endTime } }) => {
    const isComplete = kind === 'reminder' || endTime !== undefined;
    if (time === undefined || !isComplete || !isThere(day, zone)) return [];
    const to = kind === 'reminder' ? addressOfDay(series, day) : `/timetable?date=${day}`;
    const starting = { title, createdAt, startsAt: momentIn(zone, day, time), to };
    return momentsOfStarting({ kind, id: seriesDayId(series, day) }, starting, zone, hourCycle);
  });
}
