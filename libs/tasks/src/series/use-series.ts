import { doneRepeatedTasks, openRepeatedTasks, repeatSkipsBetween, repeatsOf } from '@dayloom/data';
import type { PlanDay, Repeat } from '@dayloom/domain';
import {
  type ReadAhead,
  type Records,
  useLoaded,
  useRecords,
  useRecordsById,
  useUser,
} from '@dayloom/platform';
import { useEffect, useMemo, useState } from 'react';
import { seriesDays, seriesDialogs } from './late-series.ts';
import type { LiveSeries } from './live-series.ts';

const madeOf = (segments: readonly Repeat[]) => segments.filter(({ makes }) => makes === 'task');
const worksList = 'of what repeats';
const worksOf = (segments: readonly Repeat[]) => segments.flatMap(({ workId }) => workId ?? []);

/** Reads as `useSeries` does; most users have no series. */
export async function readSeries({ user, records, recordsById }: ReadAhead, from: PlanDay, to: PlanDay) {
  const segments = madeOf(await records(repeatsOf(user.id)));
  if (segments.length === 0) return;
  void seriesDays.load().catch(() => undefined);
  void records(repeatSkipsBetween(user.id, from, to));
  void records(doneRepeatedTasks(user.id, from, to));
  void records(openRepeatedTasks(user.id));
  recordsById('works', worksOf(segments), worksList);
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

type Series =
  | { readonly phase: 'none' | 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown; readonly retry: () => void }
  | {
      readonly phase: 'ready';
      /** Keeps its identity until one of the records changes. */
      readonly view: LiveSeries;
      readonly code: NonNullable<ReturnType<typeof seriesDays.peek>>;
    };

/** What repeats, as far as it concerns a range of days, live, with the code that computes them; 'none' for most users. */
export function useSeries({ from, to, workId, keep = false, off = false }: SeriesOptions): Series {
  const { id } = useUser();
  const segments = useRecords(repeatsOf(id), { off });
  const stored = recordsIn(segments);
  const all = useMemo(() => stored && madeOf(stored), [stored]);
  const isNone = off || all?.length === 0;
  const isNeeded = !isNone && segments.phase === 'ready';
  const options = { off: !isNeeded, keep };
  const skips = useRecords(repeatSkipsBetween(id, from, to), options);
  const done = useRecords(doneRepeatedTasks(id, from, to), options);
  const open = useRecords(openRepeatedTasks(id), options);
  const { code, error, retry } = useSeriesCode(isNeeded);
  const left = recordsIn(skips);
  const [ticked, unticked] = [recordsIn(done), recordsIn(open)];
  const works = useRecordsById('works', worksOf(all ?? []), worksList);
  const view = useMemo(() => {
    if (!isNeeded || !all || !left || !ticked || !unticked || !works) return undefined;
    const ofWork = workId === undefined ? all : all.filter((one) => one.workId === workId);
    const changed = [...ticked, ...unticked];
    return { segments: ofWork, skips: left, changed, open: unticked, works, from, to };
  }, [isNeeded, all, left, ticked, unticked, works, workId, from, to]);
  const isReady = view !== undefined && code !== undefined;
  useEffect(() => {
    // For the next press on one of them.
    if (isReady) seriesDialogs.load().catch(() => undefined);
  }, [isReady]);
  const failed = [segments, skips, done, open].filter((list) => list.phase === 'failed');
  const [first] = failed;
  if (first) return { ...first, retry: () => failed.forEach((list) => list.retry()) };
  if (isNone) return { phase: 'none' };
  if (isReady) return { phase: 'ready', view, code };
  return code || error === undefined ? { phase: 'loading' } : { phase: 'failed', error, retry };
}
