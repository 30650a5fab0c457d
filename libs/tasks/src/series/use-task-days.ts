import type { Task } from '@dayloom/domain';
import { localeAtom, type Records, useAtomValue } from '@dayloom/platform';
import { useMemo, useState } from 'react';
import { type SeriesOptions, useSeries } from './use-series.ts';

const noRepeats: ReadonlyMap<string, string> = new Map();

/** Whether this range was shown while nothing repeated: its rows stay while the first series is loaded. */
export function useShownWithout(isNone: boolean, range: string): boolean {
  const [shown, setShown] = useState<string>();
  if (isNone && shown !== range) setShown(range);
  return shown === range;
}

/**
 * The tasks of a range of days with those that repeat, live.
 * @param stored the stored tasks of the range
 * @returns the tasks by day, each day in order of creation, and when they repeat, in words, by the id of the task
 */
export function useTaskDays(stored: Records<Task>, options: SeriesOptions) {
  const locale = useAtomValue(localeAtom);
  const series = useSeries(options);
  const isShownWithout = useShownWithout(
    series.phase === 'none' && options.off !== true,
    `${options.from} ${options.to}`,
  );
  const known = stored.phase === 'ready' ? stored.records : undefined;
  const { view, code } = series.phase === 'ready' ? series : {};
  const days = useMemo(
    () => (known && view ? code?.recordDays('task', known, view, locale) : undefined),
    [known, view, code, locale],
  );
  return { tasks: withDays(), repeats: days?.repeats ?? noRepeats };

  function withDays(): Records<Task> {
    const failed = [stored, series].filter((one) => one.phase === 'failed');
    const [first] = failed;
    if (first) return { ...first, retry: () => failed.forEach((one) => one.retry()) };
    if (series.phase === 'none') return stored;
    if (days && stored.phase === 'ready') return { ...stored, records: days.records };
    return isShownWithout ? stored : { phase: 'loading' };
  }
}
