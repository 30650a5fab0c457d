import { remindersBefore, remindersBetween, remindersFrom, remindersLatestFirst } from '@dayloom/data';
import { instantOf, momentsOfDay, type Reminder } from '@dayloom/domain';
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

/** The toast when reminders cannot be loaded. */
export const remindersFailed = 'Failed to fetch reminders';

interface ReminderList {
  /** From the start of the user's day, soonest first. */
  readonly ahead: ListWindow<Reminder>;
  /** Of earlier days, newest first. */
  readonly past: ListWindow<Reminder>;
  /** Both windows as one list. */
  readonly all: Records<Reminder> & Pick<ListWindow<Reminder>, 'hasMore' | 'total'>;
  readonly counts: { readonly total: Total; readonly upcoming: Total; readonly today: Total };
}

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
export function useReminderList(now: Date): ReminderList {
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
    ahead,
    past,
    all: { ...joined(ahead, past), hasMore: ahead.hasMore || past.hasMore, total },
    counts: {
      total,
      upcoming: useCount(remindersFrom(id, instantOf(now)), { keep: true }),
      today: useCount(remindersBetween(id, from, until), { keep: true }),
    },
  };
}
