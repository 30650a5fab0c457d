import { doneRepeatedTaskOn, openRepeatedTasks, repeatSkipOn } from '@dayloom/data';
import { addDays, type PlanDay, type Task, type Work } from '@dayloom/domain';
import type { LeftSeries } from '@dayloom/domain/repeats';
import { localeAtom, type ReadAhead, useAtomValue, useCounts, useUser } from '@dayloom/platform';
import { readSeries, seriesDays, taskSeries, useSeries, useShownWithout } from '@dayloom/series';
import { useMemo } from 'react';

/** How many days back all missed ones count. Further back, a start would read years of what was done. */
const countedDays = 60;

const daysBefore = (today: PlanDay) => ({ from: addDays(today, -countedDays), to: addDays(today, -1) });

const idsOf = (tasks: readonly Task[]): ReadonlySet<string> => new Set(tasks.map(({ id }) => id));

const noSeries = {
  rows: [] as readonly LeftSeries[],
  stored: idsOf([]),
  works: new Map() as ReadonlyMap<string, Work>,
  repeats: (_: Task): string | undefined => undefined,
};

/**
 * Reads as `useLeftSeries` does.
 * @returns the ids of the stored tasks in its rows
 */
export async function readLeftSeries(ahead: ReadAhead): Promise<ReadonlySet<string>> {
  const { user, today, records } = ahead;
  const { from, to } = daysBefore(today);
  const segments = await readSeries(ahead, taskSeries, from, to);
  if (segments.length === 0) return noSeries.stored;
  const open = await records(openRepeatedTasks(user.id));
  const code = await seriesDays.load().catch(() => undefined);
  return code ? idsOf(code.storedLeft(open, { segments, to })) : noSeries.stored;
}

/** The series of tasks in some days before today, with the number of records and skips of the latest rare days. */
function useLeftInView(range: ReturnType<typeof daysBefore>) {
  const { id } = useUser();
  const series = useSeries(taskSeries, range);
  const { view, code } = series.phase === 'ready' ? series : {};
  const rare = useMemo(() => (view && code?.rareDays(view)) ?? [], [view, code]);
  const queries = useMemo(
    () =>
      rare.flatMap(({ segment, day }) => [
        doneRepeatedTaskOn(id, segment.series, day),
        repeatSkipOn(id, segment.series, day),
      ]),
    [id, rare],
  );
  const known = useCounts(queries);
  return { series, rare, known };
}

/**
 * What is left of series before today, live: a row for each, the ids of the stored tasks in them, the works, and when a
 * task repeats, in words. Empty for most users.
 */
export function useLeftSeries(today: PlanDay) {
  const locale = useAtomValue(localeAtom);
  const { series, rare, known } = useLeftInView(daysBefore(today));
  const isShownWithout = useShownWithout(series.phase === 'none', today);
  const { view, code } = series.phase === 'ready' ? series : {};
  const counts = known.phase === 'ready' ? known.values : undefined;
  const left = useMemo(() => {
    if (!code || !view || !counts) return undefined;
    const open = view.changed.filter(({ completed }) => !completed);
    const stored = code.storedLeft(open, view);
    const missing = rare.filter(
      ({ segment: { series: of }, day }, index) =>
        !counts[2 * index] &&
        !counts[2 * index + 1] &&
        !open.some(({ repeat, repeatDay }) => repeat === of && repeatDay === day),
    );
    return {
      rows: code.leftSeries(view, stored, missing),
      stored: idsOf(stored),
      works: view.works,
      repeats: (task: Task) => code.repeatWords(task, task.date, view, locale),
    };
  }, [code, view, rare, counts, locale]);
  const isReady = left !== undefined || series.phase === 'none' || isShownWithout;
  const failed = [series, known].find((one) => one.phase === 'failed');
  const state = failed ?? ({ phase: isReady ? 'ready' : 'loading' } as const);
  return { state, ...(left ?? noSeries) };
}
