import { repeatSkipsBetween, repeatsOf } from '@dayloom/data';
import type { DayRecords, Makes, PlanDay, Repeat, Work } from '@dayloom/domain';
import type { SeriesInView } from '@dayloom/domain/repeats';
import {
  type ReadAhead,
  type Records,
  timeZoneAtom,
  useAtomValue,
  useLoaded,
  useRecords,
  useRecordsById,
  useUser,
} from '@dayloom/platform';
import { useEffect, useMemo, useState } from 'react';
import { seriesDialogs } from './late-dialogs.ts';
import { seriesDays } from './late-series.ts';
import type { SeriesKind } from './series-kind.ts';

const worksList = 'of what repeats';
const worksOf = (segments: readonly Repeat[]) => segments.flatMap(({ workId }) => workId ?? []);

/**
 * Reads as `useSeries` does.
 * @returns the segments; most users have none
 */
export async function readSeries(
  { user, records, recordsById }: ReadAhead,
  { makes, stored }: SeriesKind,
  from: PlanDay,
  to: PlanDay,
): Promise<readonly Repeat[]> {
  const all = await records(repeatsOf(user.id));
  const segments = all.filter((segment) => segment.makes === makes);
  if (segments.length === 0) return segments;
  void seriesDays.load().catch(() => undefined);
  void records(repeatSkipsBetween(user.id, from, to));
  for (const query of stored(user.id, from, to)) if (query) void records(query);
  recordsById('works', worksOf(segments), worksList);
  return segments;
}

/** The code that computes the days, loaded once something repeats. */
function useSeriesCode(isNeeded: boolean) {
  const code = useLoaded(seriesDays);
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (isNeeded) seriesDays.load().catch(setError);
  }, [isNeeded, tries]);
  const retry = () => {
    setError(undefined);
    setTries(tries + 1);
  };
  return { code, error, retry };
}

const recordsIn = <T>(list: Records<T>) => (list.phase === 'ready' ? list.records : undefined);

export interface SeriesOptions {
  /** The first and the last day, both included. */
  readonly from: PlanDay;
  readonly to: PlanDay;
  /** Leaves out the series that do not belong to this work. */
  readonly workId?: string;
  /** Keeps the earlier days until those of a changed range are read. */
  readonly keep?: boolean;
  /** Whether nothing of it is shown, so that nothing is read. */
  readonly off?: boolean;
}

export interface LiveSeries<M extends Makes> extends SeriesInView {
  readonly changed: readonly DayRecords[M][];
  readonly works: ReadonlyMap<string, Work>;
  /** That of this device: the same time of day is another moment in another zone. */
  readonly timeZone: string;
}

export type Series<M extends Makes> =
  | { readonly phase: 'none' | 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown; readonly retry: () => void }
  | {
      readonly phase: 'ready';
      /** Keeps its identity until one of the records or the time zone changes. */
      readonly view: LiveSeries<M>;
      readonly code: NonNullable<ReturnType<typeof seriesDays.peek>>;
    };

/** What repeats, as far as it concerns a range of days, live, with the code that computes them; 'none' for most users. */
export function useSeries<M extends Makes>(
  { makes, stored }: SeriesKind<M>,
  { from, to, workId, keep = false, off = false }: SeriesOptions,
): Series<M> {
  const { id } = useUser();
  const timeZone = useAtomValue(timeZoneAtom);
  const segments = useRecords(repeatsOf(id), { off });
  const known = recordsIn(segments);
  const all = useMemo(() => known?.filter((segment) => segment.makes === makes), [known, makes]);
  const isNone = off || all?.length === 0;
  const isNeeded = !isNone && segments.phase === 'ready';
  const options = { off: !isNeeded, keep };
  const skips = useRecords(repeatSkipsBetween(id, from, to), options);
  const [query, further] = stored(id, from, to);
  const one = useRecords(query, options);
  const other = useRecords(further ?? query, { ...options, off: !isNeeded || !further });
  const { code, error, retry } = useSeriesCode(isNeeded);
  const [left, some, more] = [recordsIn(skips), recordsIn(one), recordsIn(other)];
  const works = useRecordsById('works', worksOf(all ?? []), worksList);
  const view = useMemo(() => {
    if (!isNeeded || !all || !left || !some || !more || !works) return undefined;
    const ofWork = workId === undefined ? all : all.filter((segment) => segment.workId === workId);
    return { segments: ofWork, skips: left, changed: [...some, ...more], works, from, to, timeZone };
  }, [isNeeded, all, left, some, more, works, workId, from, to, timeZone]);
  const isReady = view !== undefined && code !== undefined;
  useEffect(() => {
    // For the next press on one of them.
    if (isReady) seriesDialogs.load().catch(() => undefined);
  }, [isReady]);
  const failed = [segments, skips, one, other].filter((list) => list.phase === 'failed');
  const [first] = failed;
  if (first) return { ...first, retry: () => failed.forEach((list) => list.retry()) };
  if (isNone) return { phase: 'none' };
  if (isReady) return { phase: 'ready', view, code };
  return code || error === undefined ? { phase: 'loading' } : { phase: 'failed', error, retry };
}
