import { type Change, create, patch, remove, restore } from '@dayloom/data';
import {
  type Instant,
  type PlanDay,
  type Repeat,
  repeatFacts,
  seriesDayId,
  type Task,
  type UserId,
} from '@dayloom/domain';
import { type MovedSeries, restFrom, segmentOn } from '@dayloom/domain/repeats';
import { editOf } from '@dayloom/platform';
import { removing, restoring } from '../task-changes.ts';

/** Changes, and those that revert them. */
export interface Revertible {
  readonly changes: readonly Change[];
  readonly undo: readonly Change[];
}

interface NewSeries {
  readonly id: string;
  readonly user: UserId;
  readonly title: string;
  readonly workId?: string | undefined;
  readonly first: PlanDay;
  readonly rule: string;
  readonly now: Instant;
}

/** A new series of tasks. */
export const newSeries = ({ id, user, title, workId, first, rule, now }: NewSeries): Revertible => ({
  changes: [
    create('repeats', id, {
      userId: user,
      makes: 'task',
      series: id,
      first,
      rule,
      title,
      ...(workId !== undefined && { workId }),
      createdAt: now,
    }),
  ],
  undo: [remove('repeats', id)],
});

/** A series whose first day is this task, which moves to it. */
export function seriesOfTask(task: Task, series: NewSeries): Revertible {
  const { id, user, title, first } = series;
  const { changes, undo } = newSeries(series);
  const changed = {
    ...(task.date !== first && { date: first }),
    ...(task.title !== title && { title }),
  };
  const linked = task.repeat === undefined ? { repeat: id, repeatDay: first } : {};
  if (task.repeat !== undefined && task.repeat !== id) {
    // It stays a day of another series: the first day of this one takes its place, unless it is done.
    const skip = create('repeatSkips', seriesDayId(id, first), { userId: user, series: id, day: first });
    return task.completed
      ? { changes: [...changes, skip], undo }
      : { changes: [...changes, ...removing(task)], undo: [...undo, ...restoring(task)] };
  }
  const { date } = task;
  return {
    changes: [...changes, patch('tasks', task.id, { ...linked, ...changed })],
    undo: [
      ...undo,
      patch(
        'tasks',
        task.id,
        { title: task.title, ...(date !== undefined && { date }) },
        { clear: date === undefined ? ['date'] : [] },
      ),
    ],
  };
}

/** All segments of a series. */
export type Segments = readonly [Repeat, ...Repeat[]];

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

const nothing: Revertible = { changes: [], undo: [] };

/** Later segments go with the change: what is decided counts from its day on. */
const withoutLater = ({ changes, undo }: Revertible, later: readonly Repeat[]): Revertible => ({
  changes: [...changes, ...later.map(({ id }) => remove('repeats', id))],
  undo: [...undo, ...later.map(({ id }) => restore('repeats', id))],
});

interface Decided {
  readonly title?: string | undefined;
  readonly rule?: string | undefined;
}

const backTo = ({ id, first, title, rule }: Repeat) =>
  patch(
    'repeats',
    id,
    { first, ...(title !== undefined && { title }), ...(rule !== undefined && { rule }) },
    { clear: rule === undefined ? ['rule'] : [] },
  );

/**
 * Changes a segment, or adds one that begins on `first`. If another device has added it too, there is still one, and
 * the later change counts.
 */
function decide(current: Repeat, first: PlanDay, decided: Decided): Revertible {
  const isOriginal = current.id === current.series;
  if (current.first === first || (isOriginal && current.first > first))
    return { changes: editOf(repeatFacts, current, { ...decided, first }), undo: [backTo(current)] };
  const { id: _, ...fields } = { ...current, first };
  const id = seriesDayId(fields.series, first);
  const added = {
    changes: [create('repeats', id, fields), ...editOf(repeatFacts, { id, ...fields }, decided)],
    undo: [remove('repeats', id)],
  };
  return current.first > first ? withoutLater(added, [current]) : added;
}

/** Renames a series from a day on: each of its segments keeps its rule. */
export function renameSeries(segments: Segments, day: PlanDay, title: string): Revertible {
  const { current, rest, later } = fromDay(segments, day);
  // It continues with its next day, so that it keeps its weeks and what is left of its times.
  const own =
    rest && current.title !== title
      ? decide({ ...current, rule: rest.rule }, rest.first, { title, rule: rest.rule })
      : nothing;
  const others = later.filter((segment) => segment.title !== title);
  return {
    changes: [...own.changes, ...others.flatMap((segment) => editOf(repeatFacts, segment, { title }))],
    undo: [...own.undo, ...others.map(backTo)],
  };
}

/** Changes what a series is from a day on; the days before stay as they are. */
export function changeSeries(segments: Segments, day: PlanDay, title: string, rule: string): Revertible {
  const { current, rest, begin, later } = fromDay(segments, day);
  if (rest?.rule === rule) return renameSeries(segments, day, title);
  if (!rest && later.length === 0 && title === current.title && rule === current.rule) return nothing;
  return withoutLater(decide(current, begin, { title, rule }), later);
}

/**
 * Moves a series on as its day has moved to `to`.
 * @param skipped whether `to` is left out already
 */
export function moveSeries(
  segments: Segments,
  { segment, first, rule }: MovedSeries<Repeat>,
  to: PlanDay,
  skipped: boolean,
): Revertible {
  const { series, userId } = segment;
  const added = seriesDayId(series, first);
  const later = segments.filter((one) => one.first >= first && one.id !== segment.id && one.id !== added);
  const { changes, undo } = withoutLater(decide(segment, first, { rule }), later);
  if (skipped) return { changes, undo };
  // The moved task is the series' task of its new day.
  const skip = seriesDayId(series, to);
  return {
    changes: [...changes, create('repeatSkips', skip, { userId, series, day: to })],
    undo: [...undo, remove('repeatSkips', skip)],
  };
}

/** The stored days of a series from a day on that differ from its computed ones in nothing. */
export const unchangedDays = (segments: Segments, stored: readonly Task[], day: PlanDay) =>
  stored.filter(
    ({ repeat, repeatDay, date, title, completed }) =>
      repeat === segments[0].series &&
      date !== undefined &&
      date >= day &&
      date === repeatDay &&
      !completed &&
      title === segmentOn(segments, repeat, date)?.title,
  );

/** Gives the stored days of a series from a day on that differ in nothing its new title. */
export function retitleDays(
  segments: Segments,
  stored: readonly Task[],
  day: PlanDay,
  title: string,
): Revertible {
  const days = unchangedDays(segments, stored, day).filter((task) => task.title !== title);
  return {
    changes: days.map(({ id }) => patch('tasks', id, { title })),
    undo: days.map((task) => patch('tasks', task.id, { title: task.title })),
  };
}

/** Ends a series before a day. One that has no day before it is removed. */
export function endSeries(segments: Segments, day: PlanDay): Revertible {
  const { earliest, current, rest, later } = fromDay(segments, day);
  if (earliest.first >= day) return withoutLater(nothing, segments);
  if (!rest) return nothing;
  return withoutLater(decide(current, day, { rule: undefined }), later);
}
