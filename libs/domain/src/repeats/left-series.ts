import type { Task } from '../records/task.ts';
import { addDays, daysBetween } from '../time/plan-day.ts';
import { computedTask } from './day-kinds.ts';
import { hasTitle, isInWork, type MissingDay, missingDays, type SeriesInView } from './missing-days.ts';
import { bySeries, occurrences } from './occurrences.ts';

/** Of a yearly series, there is always a day this far back. */
const longestInterval = 366;

export interface LeftSeries {
  /** The id of the series. */
  readonly id: string;
  /** The latest open day. */
  readonly task: Task;
  /** How many days are open, this one included. */
  readonly missed: number;
  /** The other open days, latest first; created on request, since all of them can be thousands. */
  readonly others: () => readonly Task[];
}

/** The latest days of the series whose intervals are longer than the days in view, and which have none there. */
export function rareDays({ segments, works, from, to }: SeriesInView): readonly MissingDay[] {
  const days: MissingDay[] = [];
  for (const own of bySeries(segments.filter(hasTitle)).values()) {
    if (occurrences(own, from, to).next().done !== true) continue;
    const [before, last] = [...occurrences(own, addDays(to, 1 - longestInterval), addDays(from, -1))].slice(
      -2,
    );
    const latest = last ?? before;
    // Days that were frequent have ended.
    const wasFrequent = before && last && daysBetween(before.day, last.day) <= daysBetween(from, to);
    if (latest && !wasFrequent && isInWork(latest, works)) days.push(latest);
  }
  return days;
}

/** Of the open tasks that are days of a series, those that are planned for the last day in view or before. */
export function storedLeft(
  open: readonly Task[],
  { segments, to }: Pick<SeriesInView, 'segments' | 'to'>,
): readonly Task[] {
  const known = bySeries(segments);
  return open.filter(({ date, repeat = '' }) => date !== undefined && date <= to && known.has(repeat));
}

const latestFirst = (a: Task, b: Task) => (b.date ?? '').localeCompare(a.date ?? '');

function tasksLeft(view: SeriesInView, stored: readonly Task[], series: string): readonly Task[] {
  const own = { ...view, segments: view.segments.filter((segment) => segment.series === series) };
  return [...stored, ...[...missingDays(own)].map(computedTask)].toSorted(latestFirst);
}

/**
 * What is left of series in the days in view, one entry for each series, with what is stored of earlier days.
 * @param stored those of `storedLeft`
 * @param rare those of `rareDays` that have no record and no skip
 */
export function leftSeries(
  view: SeriesInView,
  stored: readonly Task[],
  rare: readonly MissingDay[],
): readonly LeftSeries[] {
  const computed = new Map(rare.map((latest) => [latest.segment.series, { latest, days: 1 }]));
  for (const latest of missingDays(view)) {
    const { series } = latest.segment;
    computed.set(series, { latest, days: (computed.get(series)?.days ?? 0) + 1 });
  }
  // In one order, whether their days are stored or not.
  return [...bySeries(view.segments).keys()].flatMap((series) => {
    const own = stored.filter(({ repeat }) => repeat === series);
    const missing = computed.get(series);
    const [task] = [...own, ...(missing ? [computedTask(missing.latest)] : [])].toSorted(latestFirst);
    if (!task) return [];
    return [
      {
        id: series,
        task,
        missed: own.length + (missing?.days ?? 0),
        others: () => tasksLeft(view, own, series).filter(({ id }) => id !== task.id),
      },
    ];
  });
}
