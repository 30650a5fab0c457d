import type { PlanDay } from '../brands.ts';
import type { Reminder } from '../records/reminder.ts';
import { startOfDay } from '../time/day-start.ts';
import { instantOf } from '../time/instant.ts';
import { addDays } from '../time/plan-day.ts';
import { momentOfReminder } from './reminder-moment.ts';

/** The groups of the list, in display order. */
const groups = ['today', 'tomorrow', 'later', 'past'] as const;
export type ReminderGroup = (typeof groups)[number];

export const reminderGroupNames: Readonly<Record<ReminderGroup, string>> = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  later: 'Later',
  past: 'Past',
};

const byMoment = (a: Reminder, b: Reminder) => {
  const [first, second] = [momentOfReminder(a), momentOfReminder(b)];
  return first < second ? -1 : Number(first > second);
};

/**
 * Groups reminders by the user's days; empty groups are left out. Today's and later ones are sorted soonest first,
 * earlier days newest first.
 * @param dayStart the hour at which days start
 */
export function groupReminders(
  reminders: readonly Reminder[],
  today: PlanDay,
  dayStart = 0,
): readonly { readonly group: ReminderGroup; readonly reminders: readonly Reminder[] }[] {
  const startIn = (days: number) => instantOf(startOfDay(addDays(today, days), dayStart));
  const [start, tomorrow, later] = [startIn(0), startIn(1), startIn(2)];
  const groupOf = (reminder: Reminder): ReminderGroup => {
    const moment = momentOfReminder(reminder);
    if (moment < start) return 'past';
    if (moment < tomorrow) return 'today';
    return moment < later ? 'tomorrow' : 'later';
  };
  const sorted = reminders.toSorted(byMoment);
  return groups
    .map((group) => {
      const members = sorted.filter((reminder) => groupOf(reminder) === group);
      return { group, reminders: group === 'past' ? members.toReversed() : members };
    })
    .filter((one) => one.reminders.length > 0);
}
