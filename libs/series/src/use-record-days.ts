import type { DayRecords, Makes } from '@dayloom/domain';
import { localeAtom, type Records, useAtomValue } from '@dayloom/platform';
import { useMemo, useState } from 'react';
import type { SeriesKind } from './series-kind.ts';
import { type Series, type SeriesOptions, useSeries } from './use-series.ts';

const noRepeats: ReadonlyMap<string, string> = new Map();

/** Whether this range was shown while nothing repeated: its rows stay while the first series is loaded. */
export function useShownWithout(isNone: boolean, range: string): boolean {
  const [shown, setShown] = useState<string>();
  if (isNone && shown !== range) setShown(range);
  return shown === range;
}

interface Joined<R, M extends Makes> {
  readonly series: Series<M>;
  /** The stored and the computed records; undefined until they are computed. */
  readonly records: readonly R[] | undefined;
  readonly isShownWithout: boolean;
}

/** The state of a list whose records are stored or days of series. */
export function joinSeries<R, M extends Makes>(
  stored: Records<R>,
  { series, records, isShownWithout }: Joined<R, M>,
): Records<R> {
  const failed = [stored, series].filter((one) => one.phase === 'failed');
  const [first] = failed;
  if (first) return { ...first, retry: () => failed.forEach((one) => one.retry()) };
  if (series.phase === 'none') return stored;
  if (records && stored.phase === 'ready') return { ...stored, records };
  return isShownWithout ? stored : { phase: 'loading' };
}

/**
 * The records of a range of days with those that repeat, live.
 * @param stored the stored records of the range
 * @returns the records in the order of their kind, and when they repeat, in words, by the id of the record
 */
export function useRecordDays<M extends Makes>(
  kind: SeriesKind<M>,
  stored: Records<DayRecords[M]>,
  options: SeriesOptions,
) {
  const locale = useAtomValue(localeAtom);
  const series = useSeries(kind, options);
  const isShownWithout = useShownWithout(
    series.phase === 'none' && options.off !== true,
    `${options.from} ${options.to}`,
  );
  const known = stored.phase === 'ready' ? stored.records : undefined;
  const { view, code } = series.phase === 'ready' ? series : {};
  const days = useMemo(
    () => (known && view ? code?.recordDays(kind.makes, known, view, locale) : undefined),
    [kind, known, view, code, locale],
  );
  const records = joinSeries(stored, { series, records: days?.records, isShownWithout });
  return { records, repeats: days?.repeats ?? noRepeats };
}
