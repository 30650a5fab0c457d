import { create, patch, remove, restore } from '@dayloom/data';
import {
  type DayRecord,
  type Instant,
  type Makes,
  type PlanDay,
  type Repeat,
  repeatFacts,
  seriesDayId,
  type UserId,
} from '@dayloom/domain';
import { computedOn, type MovedSeries, restFrom, segmentOn } from '@dayloom/domain/repeats';
import { editOf } from '@dayloom/platform';
import { removing, restoring, type Revertible, storing } from './day-changes.ts';
import type { Segments, SeriesContent, SeriesFields, SeriesKind, SeriesTimes } from './series-kind.ts';
import { showing } from './stored-days.ts';

export interface NewSeries extends SeriesTimes, SeriesContent {
  readonly id: string;
  readonly user: UserId;
  readonly title: string;
  readonly workId?: string | undefined;
  readonly first: PlanDay;
  readonly rule: string;
  readonly now: Instant;
}

const nothing: Revertible = { changes: [], undo: [] };

const segmentOf = (
  makes: Makes,
  { id, user, workId, note, steps, leads, now, ...fields }: NewSeries,
): Repeat => ({
  ...fields,
  id,
  userId: user,
  makes,
  series: id,
  ...(workId !== undefined && { workId }),
  ...(note !== undefined && { note }),
  ...(steps !== undefined && { steps }),
  ...(leads !== undefined && { leads }),
  createdAt: now,
});

/** A new series. */
function newSeries({ makes }: SeriesKind, series: NewSeries): Revertible {
  const { id, ...fields } = segmentOf(makes, series);
  return { changes: [create('repeats', id, fields)], undo: [remove('repeats', id)] };
}

/** Stores the first day of a series with the ticks of the steps of the record whose place it takes. */
function withTicks(kind: SeriesKind, record: DayRecord, computed: DayRecord | undefined): Revertible {
  const { steps } = kind.contentOf(record);
  if (!computed || steps === undefined || steps === kind.contentOf(computed).steps) return nothing;
  const day = { ...computed, steps };
  return { changes: storing(kind, day), undo: [remove(kind.facts.name, day.id)] };
}

/** A series whose first day is this record, which moves to it. */
function seriesOf(
  kind: SeriesKind,
  record: DayRecord,
  series: NewSeries,
  { changes, undo }: Revertible,
): Revertible {
  const { id, user, first } = series;
  const isDone = 'completed' in record && record.completed;
  const days = { repeat: id, repeatDay: first };
  const computed = computedOn(kind.makes, [segmentOf(kind.makes, series)], days);
  if (record.repeat !== undefined && (record.repeat !== id || record.repeatDay !== first)) {
    // It stays another day: the first day of this series takes its place, unless it is done.
    const skip = create('repeatSkips', seriesDayId(id, first), { userId: user, series: id, day: first });
    const ticked = withTicks(kind, record, computed);
    return isDone
      ? { changes: [...changes, skip], undo }
      : {
          changes: [...changes, ...removing(kind, record), ...ticked.changes],
          undo: [...undo, ...ticked.undo, ...restoring(kind, record)],
        };
  }
  const shown = showing(kind, record, computed);
  const linked = patch(kind.facts.name, record.id, days);
  return {
    changes: [...changes, ...(record.repeat === undefined ? [linked] : []), ...shown.changes],
    undo: [...undo, ...shown.undo],
  };
}

const byFirst = (a: Repeat, b: Repeat) => a.first.localeCompare(b.first);

/**
 * The segment with which a series goes on from a day, or the last one, with its rule from then on. A change begins on
 * `begin`, and those that follow are `later`.
 */
export function fromDay(segments: Segments, day: PlanDay) {
  const [earliest = segments[0]] = segments.toSorted(byFirst);
  const rest = restFrom(segments, day);
  const current = rest?.segment ?? segmentOn(segments, earliest.series, day) ?? earliest;
  const begin = earliest.first > day ? earliest.first : day;
  const later = segments.filter(({ id, first }) => first >= begin && id !== current.id);
  return { earliest, current, rest, begin, later };
}

/** Later segments go with the change: what is decided counts from its day on. */
const withoutLater = ({ changes, undo }: Revertible, later: readonly Repeat[]): Revertible => ({
  changes: [...changes, ...later.map(({ id }) => remove('repeats', id))],
  undo: [...undo, ...later.map(({ id }) => restore('repeats', id))],
});

/** What a change gives a series; what it leaves out stays. */
interface Decided extends SeriesFields {
  readonly rule?: string | undefined;
}

const differs = (segment: Repeat, decided: Decided) => editOf(repeatFacts, segment, decided).length > 0;

/** Restores what a change gives a segment; what was changed meanwhile stays. */
function backTo(segment: Repeat, decided: Decided & { readonly first?: PlanDay }) {
  const before: Readonly<Record<string, unknown>> = { ...segment };
  const earlier = Object.fromEntries(Object.keys(decided).map((name) => [name, before[name]]));
  return editOf(repeatFacts, { ...segment, ...decided } as Repeat, earlier);
}

/**
 * Changes a segment, or adds one that begins on `first`. If another device has added it too, there is still one, and
 * the later change counts.
 */
function decide(current: Repeat, first: PlanDay, decided: Decided): Revertible {
  const isOriginal = current.id === current.series;
  if (current.first === first || (isOriginal && current.first > first))
    return {
      changes: editOf(repeatFacts, current, { ...decided, first }),
      undo: backTo(current, { ...decided, first }),
    };
  const { id: _, ...fields } = { ...current, first };
  const id = seriesDayId(fields.series, first);
  const added = {
    changes: [create('repeats', id, fields), ...editOf(repeatFacts, { id, ...fields }, decided)],
    undo: [remove('repeats', id)],
  };
  return current.first > first ? withoutLater(added, [current]) : added;
}

/** Changes title, times and content of a series from a day on: each of its segments keeps its rule. */
export function editSeries(segments: Segments, day: PlanDay, fields: SeriesFields): Revertible {
  const { current, rest, later } = fromDay(segments, day);
  // It continues with its next day, so that it keeps its weeks and what is left of its times.
  const own =
    rest && differs(current, fields)
      ? decide({ ...current, rule: rest.rule }, rest.first, { ...fields, rule: rest.rule })
      : nothing;
  const others = later.filter((segment) => differs(segment, fields));
  return {
    changes: [...own.changes, ...others.flatMap((segment) => editOf(repeatFacts, segment, fields))],
    undo: [...own.undo, ...others.flatMap((segment) => backTo(segment, fields))],
  };
}

const withoutEnd = (rule: string) => rule.replace(/;(?:COUNT|UNTIL)=.*/, '');

/** The day from which a series has another rule. With another end alone it goes on with its next day and its weeks. */
export function beginOf(segments: Segments, day: PlanDay, rule: string): PlanDay {
  const { rest, begin } = fromDay(segments, day);
  return rest && withoutEnd(rest.rule) === withoutEnd(rule) ? rest.first : begin;
}

/** Changes what a series is from a day on; the days before stay as they are. */
export function changeSeries(
  segments: Segments,
  day: PlanDay,
  { rule, ...fields }: SeriesFields & { readonly rule: string },
): Revertible {
  const { current, rest, later } = fromDay(segments, day);
  if (rest?.rule === rule) return editSeries(segments, day, fields);
  if (!rest && later.length === 0 && !differs(current, { ...fields, rule })) return nothing;
  return withoutLater(decide(current, beginOf(segments, day, rule), { ...fields, rule }), later);
}

/** Whether a series was ended before a day and has none from then on. */
export function isEnded(segments: Segments, day: PlanDay): boolean {
  const { current, rest } = fromDay(segments, day);
  return !rest && current.rule === undefined;
}

/**
 * A series with a record as its first day, or with a new one.
 * @param ended the segments if a series goes on that was ended before its first day
 */
export function beginSeries(
  kind: SeriesKind,
  record: DayRecord | undefined,
  series: NewSeries,
  ended?: Segments,
): Revertible {
  const { title, time, endTime, note, steps, leads, rule, first } = series;
  const times = { ...(time && { time }), ...(endTime && { endTime }) };
  const begun = ended
    ? changeSeries(ended, first, { title, ...times, note, steps, leads, rule })
    : newSeries(kind, series);
  return record ? seriesOf(kind, record, series, begun) : begun;
}

/**
 * Moves a series on as its day has moved.
 * @param fields what else the day was given
 */
export function moveSeries(
  segments: Segments,
  { segment, first, rule }: MovedSeries<Repeat>,
  fields: SeriesFields = {},
): Revertible {
  const added = seriesDayId(segment.series, first);
  const later = segments.filter((one) => one.first >= first && one.id !== segment.id && one.id !== added);
  return withoutLater(decide(segment, first, { ...fields, rule }), later);
}

/** Ends a series before a day. One that has no day before it is removed. */
export function endSeries(segments: Segments, day: PlanDay): Revertible {
  const { earliest, current, rest, later } = fromDay(segments, day);
  if (earliest.first >= day) return withoutLater(nothing, segments);
  if (!rest) return nothing;
  return withoutLater(decide(current, day, { rule: undefined }), later);
}
