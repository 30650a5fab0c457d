import type { Instant, PlanDay } from '../brands.ts';
import type { Repeat } from '../records/repeat.ts';
import { seriesDayId } from '../records/series-day.ts';
import type { Task } from '../records/task.ts';
import type { Work } from '../records/work.ts';
import { bySeries, occurrences, segmentOn } from '../repeats/occurrences.ts';
import { readRule, ruleText } from '../repeats/rule-text.ts';
import { instantOf } from '../time/instant.ts';
import { stepsAndNoteOf } from './duplicate-task.ts';
import { addDays, daysBetween, firstPlanDay, lastPlanDay } from '../time/plan-day.ts';

/** A work with its tasks, and with the segments of its series. */
export interface WholeWork {
  readonly work: Work;
  readonly tasks: readonly Task[];
  readonly segments: readonly Repeat[];
}

export interface WorkCopy {
  /** The id of the new work. The other new ids follow from it, so that a repeated save creates nothing twice. */
  readonly id: string;
  readonly workTitle: string;
  readonly startDate: PlanDay;
  readonly now: Instant;
}

/** Milliseconds between two new records, so that copies of single tasks (one millisecond later) fit in between. */
const gap = 1_000;

const untilOf = ({ rule = '' }: Repeat): PlanDay | undefined => {
  const end = readRule(rule)?.end;
  return end && 'until' in end ? end.until : undefined;
};

function movedRule(text: string, by: number): string {
  const rule = readRule(text);
  return rule?.end && 'until' in rule.end
    ? ruleText({ ...rule, end: { until: addDays(rule.end.until, by) } })
    : text;
}

/** Whether all days of a work stay in the supported years when they move by a number of days. */
export const canMove = ({ work, tasks, segments }: WholeWork, by: number) =>
  [
    work.startDate,
    work.endDate,
    ...tasks.flatMap(({ date }) => date ?? []),
    ...segments.flatMap((segment) => [segment.first, untilOf(segment) ?? segment.first]),
  ].every((day) => by >= daysBetween(day, firstPlanDay) && by <= daysBetween(day, lastPlanDay));

/** The segments that decide days, moved by a number of days, of the series that still have a day then. */
function movedSegments(segments: readonly Repeat[], by: number): readonly Repeat[] {
  const moved = segments
    .filter((segment) => segmentOn(segments, segment.series, segment.first) === segment)
    .map((segment) => ({
      ...segment,
      first: addDays(segment.first, by),
      ...(segment.rule !== undefined && { rule: movedRule(segment.rule, by) }),
    }));
  return [...bySeries(moved).values()]
    .filter((series) => occurrences(series, firstPlanDay, lastPlanDay).next().done === false)
    .flat();
}

/** The creation of the task that a series began with, which is older than the series. */
const creationOf = (segment: Repeat, tasks: readonly Task[]): Instant =>
  tasks
    .filter(({ repeat }) => repeat === segment.series)
    .map(({ createdAt }) => createdAt)
    .reduce((first, one) => (one < first ? one : first), segment.createdAt);

/**
 * What a copy of a work that starts on `startDate` brings along, with the ids of the originals: open tasks and the
 * series, all at the same distance from the start. The stored days of these series are left out, as they make their
 * days again.
 */
export function comingAlong({ work, tasks, segments }: WholeWork, startDate: PlanDay) {
  const by = daysBetween(work.startDate, startDate);
  const moved = movedSegments(segments, by);
  const series = new Set(moved.map((segment) => segment.series));
  const single = tasks.filter(({ repeat }) => repeat === undefined || !series.has(repeat));
  return {
    endDate: addDays(work.endDate, by),
    tasks: single.map(({ id, userId, title, date, createdAt, ...task }) => ({
      id,
      userId,
      title,
      completed: false,
      createdAt,
      ...(date !== undefined && { date: addDays(date, by) }),
      ...stepsAndNoteOf(task),
    })),
    segments: moved.map((segment) => ({ ...segment, createdAt: creationOf(segment, tasks) })),
    /** The number of series. */
    series: series.size,
  };
}

const byCreation = (a: Task | Repeat, b: Task | Repeat) =>
  a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? -1 : 1;

/** A copy of a work with all that comes along, in the same order of creation. */
export function duplicateWork(whole: WholeWork, { id, workTitle, startDate, now }: WorkCopy): WholeWork {
  const { endDate, tasks, segments } = comingAlong(whole, startDate);
  const inOrder = [...tasks, ...segments].toSorted(byCreation);
  const places = new Map(inOrder.map((original, place) => [original.id, place]));
  const fieldsFor = (original: Task | Repeat) => {
    const place = places.get(original.id) ?? 0;
    const createdAt = instantOf(new Date(Date.parse(now) - gap * (inOrder.length - place)));
    return { id: `${id}-${place}`, workId: id, createdAt };
  };
  const newSeries = new Map(segments.map((segment) => [segment.series, fieldsFor(segment).id]));
  const newSegment = (segment: Repeat): Repeat => {
    const series = newSeries.get(segment.series) ?? segment.series;
    const isOriginal = segment.id === segment.series;
    const newId = isOriginal ? series : seriesDayId(series, segment.first);
    return { ...segment, ...fieldsFor(segment), id: newId, series };
  };
  return {
    work: { ...whole.work, id, workTitle, startDate, endDate, createdAt: now },
    tasks: tasks.map((task) => ({ ...task, ...fieldsFor(task) })),
    segments: segments.map(newSegment),
  };
}
