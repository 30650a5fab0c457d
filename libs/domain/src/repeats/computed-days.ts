import type { PlanDay } from '../brands.ts';
import type { Repeat, RepeatSkip } from '../records/repeat.ts';
import type { Task } from '../records/task.ts';
import type { Work } from '../records/work.ts';
import { type ComputedTask, seriesDayId } from '../tasks/computed-task.ts';
import { occurrences } from './occurrences.ts';

/** What repeats, as far as it concerns the days from `from` to `to`, both included. */
export interface SeriesInView {
  readonly segments: readonly Repeat[];
  readonly skips: readonly RepeatSkip[];
  /** The stored tasks that are days of a series in this range, wherever they are planned. */
  readonly changed: readonly Task[];
  /** The works of the segments, by id: their tasks repeat within the days of the work. */
  readonly works: ReadonlyMap<string, Pick<Work, 'startDate' | 'endDate'>>;
  readonly from: PlanDay;
  readonly to: PlanDay;
}

type TitledRepeat = Repeat & { readonly title: string };

export const hasTitle = (segment: Repeat): segment is TitledRepeat => segment.title !== undefined;

/** A day of a series without a record. */
export interface MissingDay {
  readonly segment: TitledRepeat;
  readonly day: PlanDay;
}

/** Whether the day is one of the work of its series, if it has one. */
export function isInWork({ segment: { workId }, day }: MissingDay, works: SeriesInView['works']): boolean {
  if (workId === undefined) return true;
  const work = works.get(workId);
  return work !== undefined && work.startDate <= day && day <= work.endDate;
}

/** The task of a day that has no record. Every device computes the same fields. */
export const computedTask = ({
  segment: { series, userId, title, workId, createdAt },
  day,
}: MissingDay): ComputedTask => ({
  id: seriesDayId(series, day),
  userId,
  title,
  completed: false,
  date: day,
  createdAt,
  ...(workId !== undefined && { workId }),
  repeat: series,
  repeatDay: day,
  isComputed: true,
});

function knownDays(skips: readonly RepeatSkip[], tasks: readonly Task[]) {
  const known = new Map<string, Set<PlanDay>>();
  const add = (series: string, day: PlanDay) => {
    const days = known.get(series);
    if (days) days.add(day);
    else known.set(series, new Set([day]));
  };
  for (const { series, day } of skips) add(series, day);
  for (const { repeat, repeatDay } of tasks)
    if (repeat !== undefined && repeatDay !== undefined) add(repeat, repeatDay);
  return known;
}

/** The days without a record and without a skip, one series after the other, each by day. */
export function* missingDays(
  { segments, skips, changed, works, from, to }: SeriesInView,
  stored: readonly Task[] = [],
): Generator<MissingDay, void> {
  const known = knownDays(skips, [...changed, ...stored]);
  for (const missing of occurrences(segments.filter(hasTitle), from, to))
    if (!known.get(missing.segment.series)?.has(missing.day) && isInWork(missing, works)) yield missing;
}

/**
 * The tasks of days that have no record, one series after the other, each by day. A day is computed only while no record
 * and no skip has its pair of series and day.
 * @param stored further stored tasks, so that none is doubled while the lists are read one after the other
 */
export function* computedDays(
  view: SeriesInView,
  stored: readonly Task[] = [],
): Generator<ComputedTask, void> {
  for (const missing of missingDays(view, stored)) yield computedTask(missing);
}
