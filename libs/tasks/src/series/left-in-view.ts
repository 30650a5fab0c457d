import { doneRepeatedTaskOn, repeatSkipOn } from '@dayloom/data';
import type { Task, UserId } from '@dayloom/domain';
import {
  leftSeries,
  type MissingDay,
  rareDays,
  repeatWords,
  type SeriesInView,
  storedLeft,
} from '@dayloom/domain/repeats';
import type { LiveSeries } from './live-series.ts';

/** The latest days of rare series, each with the queries that count its record and its skip. */
export function rareInView(user: UserId, view: SeriesInView) {
  const days = rareDays(view);
  const queries = days.flatMap(({ segment: { series }, day }) => [
    doneRepeatedTaskOn(user, series, day),
    repeatSkipOn(user, series, day),
  ]);
  return { days, queries };
}

/** The ids of the open tasks in the rows of series. */
export const idsLeft = (
  open: readonly Task[],
  view: Pick<SeriesInView, 'segments' | 'to'>,
): ReadonlySet<string> => new Set(storedLeft(open, view).map(({ id }) => id));

/** The rows of series in 'Left from before'. @param counts of the queries of `rareInView` */
export function leftInView(
  view: LiveSeries,
  days: readonly MissingDay[],
  counts: readonly number[],
  locale: string,
) {
  const stored = storedLeft(view.open, view);
  const missing = days.filter(
    ({ segment: { series }, day }, index) =>
      !counts[2 * index] &&
      !counts[2 * index + 1] &&
      !view.open.some(({ repeat, repeatDay }) => repeat === series && repeatDay === day),
  );
  return {
    rows: leftSeries(view, stored, missing),
    stored: idsLeft(view.open, view),
    works: view.works,
    repeats: (task: Task) => repeatWords(task, task.date, view, locale),
  };
}
