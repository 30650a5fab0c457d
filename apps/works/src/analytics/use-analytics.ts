import type { PlanDay } from '@dayloom/domain';
import { type AnalyticsPeriods, minutesOn, type SecondsByDay } from '@dayloom/domain/analytics';
import { useToasts } from '@dayloom/platform';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { type Aggregate, type DayValues, useMapped } from './aggregate.ts';
import { analyticsFailed } from './sentences.ts';
import { useFocusByWork } from './use-focus-by-work.ts';
import { usePriorityCounts } from './use-priority-counts.ts';
import { useFocusYear, useMeditation } from './use-seconds-by-day.ts';
import { useCountsWithComputed, useTaskCounts } from './use-task-counts.ts';

/** All aggregates of the screen with their own states; several errors at once show one toast. */
export function useAnalytics(periods: AnalyticsPeriods, today: PlanDay) {
  const tasks = useTaskCounts(periods);
  const completion = useCountsWithComputed(tasks, periods);
  const works = usePriorityCounts(periods.days);
  const { weeks, sessions, focus } = useFocusYear(today);
  const byWork = useFocusByWork(sessions, periods.days);
  const meditation = useMeditation(today);
  const minutesIn = useCallback(
    (seconds: SecondsByDay): DayValues => ({
      period: minutesOn(periods.days, seconds),
      before: minutesOn(periods.before, seconds),
    }),
    [periods],
  );
  const yearOf = useCallback(
    (seconds: SecondsByDay) => ({ weeks, minutes: weeks.map((week) => minutesOn(week, seconds)) }),
    [weeks],
  );

  const toasts = useToasts();
  const all: readonly Aggregate<unknown>[] = [completion, works, focus, meditation];
  const failed = all.find((one) => one.phase === 'failed');
  const isFailed = failed !== undefined;
  const showError = useEffectEvent(() => toasts.error(analyticsFailed, failed?.error));
  useEffect(() => {
    if (isFailed) showError();
  }, [isFailed]);

  return {
    tasks,
    completion,
    works,
    focus: useMapped(focus, minutesIn),
    byWork,
    meditation: useMapped(meditation, minutesIn),
    year: useMapped(focus, yearOf),
  };
}
