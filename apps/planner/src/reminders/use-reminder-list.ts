import { remindersBefore, remindersFrom } from '@dayloom/data';
import type { Instant, Reminder } from '@dayloom/domain';
import { type Records, useRecords, useUser } from '@dayloom/platform';
import { useJoinedReminders } from '../reminder-reads/use-joined-reminders.ts';

/** How many reminders are shown on each side of a moment. */
export interface ReminderWindow {
  readonly ahead: number;
  readonly past: number;
}

export interface ReminderList {
  /** The soonest ones at or after the moment in ascending order, then the latest ones before it in descending order. */
  readonly all: Records<Reminder>;
  /** Which side has more than is shown. */
  readonly more: { readonly ahead: boolean; readonly past: boolean };
}

/** A window of at most `size` of some records, read with one more, and whether there are more. */
function windowOf(read: Records<Reminder>, size: number) {
  if (read.phase !== 'ready') return { list: read, hasMore: false };
  return { list: { ...read, records: read.records.slice(0, size) }, hasMore: read.records.length > size };
}

/** The reminders at or after `from` and those before it, a window of each (DA21); a failure is reported once. */
export function useReminderList(from: Instant, { ahead, past }: ReminderWindow): ReminderList {
  const { id } = useUser();
  const later = windowOf(useRecords(remindersFrom(id, from).first(ahead + 1), { keep: true }), ahead);
  const earlier = windowOf(useRecords(remindersBefore(id, from).first(past + 1), { keep: true }), past);
  return {
    all: useJoinedReminders([later.list, earlier.list]),
    more: { ahead: later.hasMore, past: earlier.hasMore },
  };
}
