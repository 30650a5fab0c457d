import type { PlanDay } from '../brands.ts';
import type { Repeat, RepeatSkip } from '../records/repeat.ts';
import type { Task } from '../records/task.ts';
import type { Work } from '../records/work.ts';
import { type ComputedTask, seriesDayId } from '../tasks/computed-task.ts';
import { occurrences, segmentOn } from './occurrences.ts';
import { readRule } from './rule-text.ts';
import { ruleWords } from './rule-words.ts';

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

export interface TaskDays {
  /** The stored tasks and the computed ones, by day, each day in order of creation. */
  readonly tasks: readonly Task[];
  /** When it repeats, in words, by the id of the task. */
  readonly repeats: ReadonlyMap<string, string>;
}

/** The task of a day that has no record. Every device computes the same fields. */
const computedTask = (
  { series, userId, title, workId, createdAt }: Repeat & { readonly title: string },
  day: PlanDay,
): ComputedTask => ({
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

const isWithin = (day: PlanDay, work: Pick<Work, 'startDate' | 'endDate'> | undefined) =>
  work !== undefined && work.startDate <= day && day <= work.endDate;

const hasTitle = (segment: Repeat): segment is Repeat & { readonly title: string } =>
  segment.title !== undefined;

const inOrder = (a: Task, b: Task) =>
  (a.date ?? '').localeCompare(b.date ?? '') || a.createdAt.localeCompare(b.createdAt);

/**
 * Adds the days of series that have no record to the stored tasks of a range. A day is computed only while no record and
 * no skip has its pair of series and day.
 */
export function taskDays(
  stored: readonly Task[],
  { segments, skips, changed, works, from, to }: SeriesInView,
  locale: string,
): TaskDays {
  const known = new Set([
    ...skips.map(({ series, day }) => seriesDayId(series, day)),
    ...[...changed, ...stored].flatMap(({ repeat, repeatDay }) =>
      repeat !== undefined && repeatDay !== undefined ? [seriesDayId(repeat, repeatDay)] : [],
    ),
  ]);
  const computed = [...occurrences(segments.filter(hasTitle), from, to)]
    .filter(
      ({ segment: { series, workId }, day }) =>
        !known.has(seriesDayId(series, day)) && (workId === undefined || isWithin(day, works.get(workId))),
    )
    .map(({ segment, day }) => computedTask(segment, day));
  const tasks = computed.length === 0 ? stored : [...stored, ...computed].toSorted(inOrder);
  const repeats = tasks.flatMap(({ id, repeat, repeatDay }) => {
    const segment = repeat && repeatDay && segmentOn(segments, repeat, repeatDay);
    const rule = segment && segment.rule !== undefined && readRule(segment.rule);
    return rule ? [[id, ruleWords(rule, locale)] as const] : [];
  });
  return { tasks, repeats: new Map(repeats) };
}
