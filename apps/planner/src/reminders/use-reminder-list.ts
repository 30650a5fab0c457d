import { remindersBefore, remindersBetween, remindersFrom, remindersLatestFirst } from '@dayloom/data';
import { instantOf, momentOfReminder, momentsOfDay, type Reminder } from '@dayloom/domain';
import {
  dayStartAtom,
  type Records,
  type Total,
  useAtomValue,
  useCount,
  useToday,
  useUser,
} from '@dayloom/platform';
import { type ListWindow, useListWindow, useRetryTogether } from '@dayloom/screen-kit';
import { useMemo } from 'react';
import { remindersFailed } from './sentences.ts';
import { type ReminderSeries, useReminderSeries } from './use-reminder-series.ts';

function joined(one: Records<Reminder>, other: Records<Reminder>): Records<Reminder> {
  if (one.phase !== 'ready') return one;
  if (other.phase !== 'ready') return other;
  return {
    phase: 'ready',
    records: [...one.records, ...other.records],
    isComplete: one.isComplete && other.isComplete,
  };
}

const recordsIn = (list: Records<Reminder>) => (list.phase === 'ready' ? list.records : undefined);

/** The reminders of series in the list; undefined until they are known. */
function useListed({ view, code }: ReminderSeries, ahead: ListWindow<Reminder>, now: Date) {
  const today = useToday();
  const { from, until } = momentsOfDay(today, today, useAtomValue(dayStartAtom));
  const stored = recordsIn(ahead);
  const listed = useMemo(
    () =>
      view &&
      code?.listedReminders(
        // None is doubled while the lists are read one after the other.
        { ...view, changed: [...view.changed, ...(stored ?? [])] },
        { from, until },
      ),
    [view, code, stored, from, until],
  );
  const next = useMemo(() => view && code?.nextReminders(view, instantOf(now)), [view, code, now]);
  if (!listed || !next) return undefined;
  const last = ahead.hasMore ? stored?.at(-1) : undefined;
  return {
    /** Those that follow further stored ones wait until these are shown. */
    shown: last ? listed.filter(({ dateTime }) => dateTime <= momentOfReminder(last)) : listed,
    counts: {
      total: new Set(listed.map(({ repeat }) => repeat)).size,
      upcoming: next.length,
      today: listed.filter(({ dateTime }) => dateTime < until).length,
    },
  };
}

/** Adds the reminders of series to a count of stored ones. */
function plus(stored: Total, more: number | undefined, { series, isShownWithout }: ReminderSeries): Total {
  if (series.phase === 'failed') return series;
  if (series.phase === 'loading' && !isShownWithout) return { phase: 'loading', isPartial: false };
  return stored.phase === 'ready' ? { ...stored, value: stored.value + (more ?? 0) } : stored;
}

/**
 * The reminders in two windows, before and after the start of the user's day, and their counts. Of each series there are
 * those of today, else its next one.
 */
export function useReminderList(now: Date) {
  const { id } = useUser();
  const today = useToday();
  const dayStart = useAtomValue(dayStartAtom);
  const { from, until } = momentsOfDay(today, today, dayStart);
  const { ahead, past } = useRetryTogether(
    { ahead: useListWindow(remindersFrom(id, from)), past: useListWindow(remindersBefore(id, from)) },
    remindersFailed,
  );
  const series = useReminderSeries();
  const listed = useListed(series, ahead, now);
  const stored = joined(ahead, past);
  const all = listed && stored.phase === 'ready' ? [...stored.records, ...listed.shown] : undefined;
  const total = plus(useCount(remindersLatestFirst(id)), listed?.counts.total, series);
  const upcoming = useCount(remindersFrom(id, instantOf(now)), { keep: true });
  const ofToday = useCount(remindersBetween(id, from, until), { keep: true });
  return {
    /** From the start of the user's day, soonest first. */
    ahead,
    /** Of earlier days, newest first. */
    past,
    /** Both windows and what repeats as one list. */
    all: { ...series.join(stored, all), hasMore: ahead.hasMore || past.hasMore, total },
    counts: {
      total,
      upcoming: plus(upcoming, listed?.counts.upcoming, series),
      today: plus(ofToday, listed?.counts.today, series),
    },
    series,
  };
}
