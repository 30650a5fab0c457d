import { repeatedTasksBetween, repeatSkipsBetween, repeatsOf } from '@dayloom/data';
import type { PlanDay, Repeat, Task } from '@dayloom/domain';
import {
  localeAtom,
  type ReadAhead,
  type Records,
  useAtomValue,
  useLoaded,
  useRecords,
  useRecordsById,
  useUser,
} from '@dayloom/platform';
import { useEffect, useMemo, useState } from 'react';
import { seriesDays } from './late-series.ts';

const worksList = 'of what repeats';
const worksOf = (segments: readonly Repeat[]) => segments.flatMap(({ workId }) => workId ?? []);

/** Reads the series as `useTaskDays` does; most users have none. */
export async function readTaskDays({ user, records, recordsById }: ReadAhead, from: PlanDay, to: PlanDay) {
  const segments = await records(repeatsOf(user.id));
  if (segments.length === 0) return;
  void seriesDays.load().catch(() => undefined);
  void records(repeatSkipsBetween(user.id, from, to));
  void records(repeatedTasksBetween(user.id, from, to));
  recordsById('works', worksOf(segments), worksList);
}

const noRepeats: ReadonlyMap<string, string> = new Map();

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

/** Whether this range was shown while nothing repeated: its rows stay while the first series is loaded. */
function useShownWithout(segments: Records<Repeat>, range: string): boolean {
  const [shown, setShown] = useState<string>();
  const isEmpty = segments.phase === 'ready' && segments.records.length === 0;
  if (isEmpty && shown !== range) setShown(range);
  return shown === range;
}

const recordsIn = <T>(list: Records<T>) => (list.phase === 'ready' ? list.records : undefined);

interface TaskDaysOptions {
  /** The first and the last day, both included. */
  readonly from: PlanDay;
  readonly to: PlanDay;
  /** Leaves out the series that do not belong to this work. */
  readonly workId?: string;
  /** Shows the earlier days until those of a changed range are read. */
  readonly keep?: boolean;
  /** Whether no tasks are shown, so that nothing is read. */
  readonly off?: boolean;
}

/**
 * The tasks of a range of days with those that repeat, live.
 * @param stored the stored tasks from `from` to `to`, both included
 * @returns the tasks by day, each day in order of creation, and when they repeat, in words, by the id of the task
 */
export function useTaskDays(
  stored: Records<Task>,
  { from, to, workId, keep = false, off = false }: TaskDaysOptions,
) {
  const { id } = useUser();
  const locale = useAtomValue(localeAtom);
  const segments = useRecords(repeatsOf(id), { off });
  const isNeeded = !off && segments.phase === 'ready' && segments.records.length > 0;
  const isShownWithout = useShownWithout(segments, `${from} ${to}`);
  const options = { off: !isNeeded, keep };
  const skips = useRecords(repeatSkipsBetween(id, from, to), options);
  const changed = useRecords(repeatedTasksBetween(id, from, to), options);
  const { code, error, retry } = useSeriesCode(isNeeded);
  const [known, all, left, own] = [
    recordsIn(stored),
    recordsIn(segments),
    recordsIn(skips),
    recordsIn(changed),
  ];
  const works = useRecordsById('works', worksOf(all ?? []), worksList);
  const days = useMemo(() => {
    if (!code || !known || !all || !left || !own || !works) return undefined;
    const ofWork = workId === undefined ? all : all.filter((one) => one.workId === workId);
    const series = { segments: ofWork, skips: left, changed: own, works, from, to };
    return code.taskDays(known, series, locale);
  }, [code, known, all, left, own, works, workId, from, to, locale]);
  return { tasks: withDays(), repeats: (isNeeded && days?.repeats) || noRepeats };

  function withDays(): Records<Task> {
    const failed = [stored, segments, skips, changed].filter((list) => list.phase === 'failed');
    const [first] = failed;
    if (first) return { ...first, retry: () => failed.forEach((list) => list.retry()) };
    if (segments.phase === 'ready' && !isNeeded) return stored;
    if (days && stored.phase === 'ready') return { ...stored, records: days.tasks };
    if (error !== undefined) return { phase: 'failed', error, retry };
    return isShownWithout ? stored : { phase: 'loading' };
  }
}
