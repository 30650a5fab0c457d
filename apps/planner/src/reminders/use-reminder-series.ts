import { dayOfReminder, lastPlanDay, type Reminder } from '@dayloom/domain';
import { localeAtom, type Records, useAtomValue, useToday } from '@dayloom/platform';
import { joinSeries, reminderSeries, useSeries, useShownWithout } from '@dayloom/series';

/** The reminders that repeat, from today on, with the code that computes them; most users have none. */
export function useReminderSeries() {
  const today = useToday();
  const locale = useAtomValue(localeAtom);
  const series = useSeries(reminderSeries, { from: today, to: lastPlanDay, keep: true });
  const isShownWithout = useShownWithout(series.phase === 'none', today);
  const { view, code } = series.phase === 'ready' ? series : {};
  return {
    series,
    view,
    code,
    isShownWithout,
    /** When a reminder repeats, in words; undefined for a single one. */
    repeatsOf: (reminder: Reminder) =>
      view && code?.repeatWords(reminder, dayOfReminder(reminder), view, locale),
    /** @param records the stored and the computed ones; undefined until they are computed */
    join: (stored: Records<Reminder>, records: readonly Reminder[] | undefined) =>
      joinSeries(stored, { series, records, isShownWithout }),
  };
}

export type ReminderSeries = ReturnType<typeof useReminderSeries>;
