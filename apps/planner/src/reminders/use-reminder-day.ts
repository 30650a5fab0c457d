import type { PlanDay, Reminder } from '@dayloom/domain';
import { useToday } from '@dayloom/platform';
import { reminderSeries, useSeries } from '@dayloom/series';
import { useMemo } from 'react';

interface SeriesDay {
  readonly repeat: string;
  readonly repeatDay: PlanDay;
}

/**
 * One day of a series, live: its stored record, else the computed one. A day that is left out, or after the end of its
 * series, has none.
 * @param asked undefined reads nothing
 */
export function useReminderDay(
  asked: SeriesDay | undefined,
): { readonly phase: 'loading' } | { readonly phase: 'ready'; readonly reminder: Reminder | undefined } {
  const today = useToday();
  const [repeat, day] = [asked?.repeat, asked?.repeatDay ?? today];
  const series = useSeries(reminderSeries, { from: day, to: day, off: asked === undefined });
  const { view, code } = series.phase === 'ready' ? series : {};
  const reminder = useMemo(
    () =>
      view &&
      code &&
      [...view.changed, ...code.computedDays('reminder', view)].find((one) => one.repeat === repeat),
    [view, code, repeat],
  );
  return series.phase === 'loading' ? { phase: 'loading' } : { phase: 'ready', reminder };
}
