import { endOfActivity } from '../activities/activity-times.ts';
import type { ClockTime, PlanDay } from '../brands.ts';
import type { Activity } from '../records/activity.ts';
import type { Reminder } from '../records/reminder.ts';
import { dayOfReminder, timeOfReminder } from '../reminders/reminder-moment.ts';
import { clockTimeOf, planDayOf } from '../time/clock.ts';
import { instantOf } from '../time/instant.ts';
import { momentAt } from '../time/moment-at.ts';
import { addDays, firstPlanDay, lastPlanDay } from '../time/plan-day.ts';

/** What stands at a time of a day: an activity with its end, or a reminder. */
export type Appointment =
  | {
      readonly kind: 'activity';
      readonly time: ClockTime;
      readonly end: ClockTime;
      readonly record: Activity;
    }
  | { readonly kind: 'reminder'; readonly time: ClockTime; readonly record: Reminder };

/** Sorts after every text that begins with a year. */
const afterAllDays = 'A';

/**
 * Texts between which `dateTime` lies of all reminders of a local day, or of the days up to `last`, whichever form and
 * zone they are written in: a day more on both sides, for `agendaOf` or `itemsByDay` to leave out.
 */
export const reminderRange = (
  day: PlanDay,
  last: PlanDay = day,
): { readonly from: string; readonly to: string } => ({
  from: day > firstPlanDay ? addDays(day, -1) : day,
  to: last < addDays(lastPlanDay, -1) ? addDays(last, 2) : afterAllDays,
});

/** The activities and reminders of a day by time; at the same time activities come first (TD1). */
export function agendaOf(
  day: PlanDay,
  activities: readonly Activity[],
  reminders: readonly Reminder[],
): readonly Appointment[] {
  const all: Appointment[] = [
    ...activities
      .filter(({ date }) => date === day)
      .map((record) => ({ kind: 'activity' as const, time: record.startTime, end: record.endTime, record })),
    ...reminders
      .filter((record) => dayOfReminder(record) === day)
      .map((record) => ({ kind: 'reminder' as const, time: timeOfReminder(record), record })),
  ];
  return all.toSorted((a, b) => a.time.localeCompare(b.time));
}

/** Whether an appointment of a day is over at a moment; an activity that ends before it begins lasts into the next day (TT15). */
export function isOver(appointment: Appointment, day: PlanDay, now: Date): boolean {
  if (appointment.kind === 'reminder')
    return momentAt(day, appointment.time) < momentAt(planDayOf(now), clockTimeOf(now));
  const { time, end } = appointment;
  return endOfActivity({ date: day, startTime: time, endTime: end }) <= instantOf(now);
}
