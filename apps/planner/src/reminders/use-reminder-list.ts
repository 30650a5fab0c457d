import { remindersBefore, remindersBetween, remindersFrom, remindersLatestFirst } from '@dayloom/data';
import { instantOf, momentsOfDay, type Reminder } from '@dayloom/domain';
import { dayStartAtom, type Records, useAtomValue, useCount, useToday, useUser } from '@dayloom/platform';
import { useListWindow, useRetryTogether } from '@dayloom/screen-kit';
import { remindersFailed } from './sentences.ts';

function joined(one: Records<Reminder>, other: Records<Reminder>): Records<Reminder> {
  if (one.phase !== 'ready') return one;
  if (other.phase !== 'ready') return other;
  return {
    phase: 'ready',
    records: [...one.records, ...other.records],
    isComplete: one.isComplete && other.isComplete,
  };
}

/** The reminders in two windows, before and after the start of the user's day, and their counts. */
export function useReminderList(now: Date) {
  const { id } = useUser();
  const today = useToday();
  const dayStart = useAtomValue(dayStartAtom);
  const { from, until } = momentsOfDay(today, today, dayStart);
  const { ahead, past } = useRetryTogether(
    { ahead: useListWindow(remindersFrom(id, from)), past: useListWindow(remindersBefore(id, from)) },
    remindersFailed,
  );
  const total = useCount(remindersLatestFirst(id));
  return {
    /** From the start of the user's day, soonest first. */
    ahead,
    /** Of earlier days, newest first. */
    past,
    /** Both windows as one list. */
    all: { ...joined(ahead, past), hasMore: ahead.hasMore || past.hasMore, total },
    counts: {
      total,
      upcoming: useCount(remindersFrom(id, instantOf(now)), { keep: true }),
      today: useCount(remindersBetween(id, from, until), { keep: true }),
    },
  };
}
