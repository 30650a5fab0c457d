import type { Task } from '../records/task.ts';
import { computedDays, type SeriesInView } from './computed-days.ts';
import { segmentOn } from './occurrences.ts';
import { readRule } from './rule-text.ts';
import { ruleWords } from './rule-words.ts';

export interface TaskDays {
  /** The stored tasks and the computed ones, by day, each day in order of creation. */
  readonly tasks: readonly Task[];
  /** When it repeats, in words, by the id of the task. */
  readonly repeats: ReadonlyMap<string, string>;
}

const inOrder = (a: Task, b: Task) =>
  (a.date ?? '').localeCompare(b.date ?? '') || a.createdAt.localeCompare(b.createdAt);

/** When a task repeats, in words, as of the day it is planned for; undefined if it does not, or no longer. */
export function repeatWords(
  { repeat, repeatDay, date }: Task,
  { segments }: Pick<SeriesInView, 'segments'>,
  locale: string,
) {
  const [planned, own] = [date, repeatDay].map(
    (day) => repeat && day && segmentOn(segments, repeat, day)?.rule,
  );
  const rule = readRule(planned || own || '');
  return rule && ruleWords(rule, locale);
}

/** Adds the days of series that have no record to the stored tasks of a range. */
export function taskDays(stored: readonly Task[], series: SeriesInView, locale: string): TaskDays {
  const computed = [...computedDays(series, stored)];
  const tasks = computed.length === 0 ? stored : [...stored, ...computed].toSorted(inOrder);
  const repeats = tasks.flatMap((task) => {
    const words = repeatWords(task, series, locale);
    return words === undefined ? [] : [[task.id, words] as const];
  });
  return { tasks, repeats: new Map(repeats) };
}
