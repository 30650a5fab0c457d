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
import { restFrom, segmentOn } from '@dayloom/domain/repeats';
import { editOf } from '@dayloom/platform';

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
      : { changes: [...changes, remove('tasks', task.id)], undo: [...undo, restore('tasks', task.id)] };
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

/** The segment of a series that counts from a day on, and those that follow it. */
function fromDay(segments: Segments, day: PlanDay) {
  const [earliest = segments[0]] = segments.toSorted(byFirst);
  const current = segmentOn(segments, earliest.series, day) ?? earliest;
  return { earliest, current, later: segments.filter(({ first }) => first > current.first) };
}

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
  if (current.first >= first)
    return { changes: editOf(repeatFacts, current, decided), undo: [backTo(current)] };
  const { id: _, ...fields } = { ...current, first };
  const id = seriesDayId(fields.series, first);
  return {
    changes: [create('repeats', id, fields), ...editOf(repeatFacts, { id, ...fields }, decided)],
    undo: [remove('repeats', id)],
  };
}

/** Changes what a series is from a day on; the days before stay as they are. */
export function changeSeries(segments: Segments, day: PlanDay, title: string, rule: string): Revertible {
  const { current, later } = fromDay(segments, day);
  const rest = restFrom([current], day);
  const isSame = title === current.title && rule === (rest?.rule ?? current.rule);
  if (isSame && later.length === 0) return { changes: [], undo: [] };
  // An unchanged rule continues with its next day, so that it keeps its weeks and what is left of its times.
  const [first, goesOn] = rest?.rule === rule ? [rest.first, { ...current, rule }] : [day, current];
  return withoutLater(decide(goesOn, first, { title, rule }), later);
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

/** Ends a series before a day. One that has no day before it is removed. */
export function endSeries(segments: Segments, day: PlanDay): Revertible {
  const { earliest, current, later } = fromDay(segments, day);
  if (earliest.first >= day) return withoutLater({ changes: [], undo: [] }, segments);
  return withoutLater(decide(current, day, { rule: undefined }), later);
}
