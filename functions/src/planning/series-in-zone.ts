import { clockIn, clockTime, momentIn, type NotifiedKind, type PlanDay, seriesDayId } from '@dayloom/domain';
import { missingDays, segmentsOf } from '@dayloom/domain/repeats';
import { addressOfDay, momentsOfStarting, type TimedMoment, type UserPlace } from './moments-in-zone.ts';
import type { StoredSeries } from './series.ts';

const noon = clockTime('12:00');

/** Of all days, only the one that a zone has left out has no noon. */
const isThere = (day: PlanDay, zone: string) => clockIn(zone, momentIn(zone, day, noon)).day === day;

/**
 * The notification moments of a computed day of a series, for a user in that place. Empty if the day is none of the
 * series, or has a skip or a record.
 */
export function momentsOfDay(
  kind: NotifiedKind,
  { segments, ...stored }: Pick<StoredSeries, 'segments' | 'skips' | 'changed'>,
  day: PlanDay,
  place: UserPlace,
): readonly TimedMoment[] {
  const view = { ...stored, segments: segmentsOf(segments, kind), works: new Map(), from: day, to: day };
  return [...missingDays(view)].flatMap(({ segment }) => {
    const { series, title, createdAt, leads, time, endTime } = segment;
    const isComplete = kind === 'reminder' || endTime !== undefined;
    if (time === undefined || !isComplete || !isThere(day, place.zone)) return [];
    const to = kind === 'reminder' ? addressOfDay(series, day) : `/timetable?date=${day}`;
    const starting = { title, createdAt, leads, startsAt: momentIn(place.zone, day, time), to };
    return momentsOfStarting({ kind, id: seriesDayId(series, day) }, starting, place);
  });
}
