import { openRepeatedTasks, repeatsOf } from '@dayloom/data';
import { addDays, type PlanDay, type Task, type Work } from '@dayloom/domain';
import type { LeftSeries } from '@dayloom/domain/repeats';
import { localeAtom, type ReadAhead, useAtomValue, useCounts, useUser } from '@dayloom/platform';
import { useMemo } from 'react';
import { seriesDays } from './late-series.ts';
import { readSeries, useSeries } from './use-series.ts';
import { useShownWithout } from './use-task-days.ts';

/** How many days back all missed ones count. Further back, a start would read years of what was done. */
const countedDays = 60;

const daysBefore = (today: PlanDay) => ({ from: addDays(today, -countedDays), to: addDays(today, -1) });

const noSeries = {
  rows: [] as readonly LeftSeries[],
  stored: new Set() as ReadonlySet<string>,
  works: new Map() as ReadonlyMap<string, Work>,
  repeats: (_: Task): string | undefined => undefined,
};

const noRare = { days: [], queries: [] };

/**
 * Reads as `useLeftSeries` does.
 * @returns the ids of the stored tasks in its rows
 */
export async function readLeftSeries(ahead: ReadAhead): Promise<ReadonlySet<string>> {
  const { user, today, records } = ahead;
  const { from, to } = daysBefore(today);
  const segments = (await records(repeatsOf(user.id))).filter(({ makes }) => makes === 'task');
  if (segments.length === 0) return noSeries.stored;
  void readSeries(ahead, from, to);
  const open = await records(openRepeatedTasks(user.id));
  const code = await seriesDays.load().catch(() => undefined);
  return code ? code.idsLeft(open, { segments, to }) : noSeries.stored;
}

/**
 * What is left of series before today, live: a row for each, the ids of the stored tasks in them, the works, and when a
 * task repeats, in words. Empty for most users.
 */
export function useLeftSeries(today: PlanDay) {
  const { id } = useUser();
  const locale = useAtomValue(localeAtom);
  const series = useSeries(daysBefore(today));
  const isShownWithout = useShownWithout(series.phase === 'none', today);
  const { view, code } = series.phase === 'ready' ? series : {};
  const rare = useMemo(() => (view && code?.rareInView(id, view)) ?? noRare, [id, view, code]);
  const known = useCounts(rare.queries);
  const counts = known.phase === 'ready' ? known.values : undefined;
  const left = useMemo(
    () => code && view && counts && code.leftInView(view, rare.days, counts, locale),
    [code, view, rare, counts, locale],
  );
  const isReady = left !== undefined || series.phase === 'none' || isShownWithout;
  const failed = [series, known].find((one) => one.phase === 'failed');
  const state = failed ?? ({ phase: isReady ? 'ready' : 'loading' } as const);
  return { state, ...(left ?? noSeries) };
}
