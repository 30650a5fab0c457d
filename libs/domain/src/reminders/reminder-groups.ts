import type { Reminder } from '../records/reminder.ts';
import { planDayOf } from '../time/clock.ts';
import { instantOf } from '../time/instant.ts';
import { addDays } from '../time/plan-day.ts';
import { dayOfReminder, momentOfReminder } from './reminder-moment.ts';

/** The parts of the list, in the order in which they stand. */
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

/** Whether a reminder is due at or after `now`. */
const isAhead = (now: Date) => (reminder: Reminder) => momentOfReminder(reminder) >= instantOf(now);

/** Those at or after `now`, soonest first. */
export const remindersToCome = (reminders: readonly Reminder[], now: Date): readonly Reminder[] =>
  reminders.filter(isAhead(now)).toSorted(byMoment);

/** Those before `now`, newest first. */
export const remindersGone = (reminders: readonly Reminder[], now: Date): readonly Reminder[] =>
  reminders.filter((reminder) => !isAhead(now)(reminder)).toSorted((a, b) => byMoment(b, a));

function groupOf(reminder: Reminder, now: Date): ReminderGroup {
  if (!isAhead(now)(reminder)) return 'past';
  const [day, today] = [dayOfReminder(reminder), planDayOf(now)];
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : 'later';
}

/** The groups that hold any, by local calendar day; what is over stands in 'past', earlier hours of today too. */
export function groupReminders(
  reminders: readonly Reminder[],
  now: Date,
): readonly { readonly group: ReminderGroup; readonly reminders: readonly Reminder[] }[] {
  const sorted = [...remindersToCome(reminders, now), ...remindersGone(reminders, now)];
  return groups
    .map((group) => ({ group, reminders: sorted.filter((reminder) => groupOf(reminder, now) === group) }))
    .filter((held) => held.reminders.length > 0);
}
