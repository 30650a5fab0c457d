import { endOfActivity } from '../activities/activity-times.ts';
import type { ClockTime, Instant, PlanDay } from '../brands.ts';
import type { Activity } from '../records/activity.ts';
import type { Reminder } from '../records/reminder.ts';
import { dayOfReminder, timeOfReminder } from '../reminders/reminder-moment.ts';
import { clockTimeOf, planDayOf } from '../time/clock.ts';
import { clockTime } from '../time/clock-time.ts';
import { instantOf } from '../time/instant.ts';
import { momentAt } from '../time/moment-at.ts';
import { addDays, lastPlanDay } from '../time/plan-day.ts';

/** What stands at a time of a day: an activity with its end, or a reminder. */
export type Appointment =
  | {
      readonly kind: 'activity';
      readonly time: ClockTime;
      readonly end: ClockTime;
      readonly record: Activity;
    }
  | { readonly kind: 'reminder'; readonly time: ClockTime; readonly record: Reminder };

/** The last moment that UTC has a text for. */
const lastMoment = `${lastPlanDay}T23:59:59.999Z` as Instant;

const startOf = (day: PlanDay) => momentAt(day, clockTime('00:00'));

/** Between which moments `dateTime` is of all reminders of a local day, or of the days up to `last`; `until` excluded. */
export const reminderRange = (
  day: PlanDay,
  last: PlanDay = day,
): { readonly from: Instant; readonly until: Instant } => ({
  from: startOf(day),
  until: last < lastPlanDay ? startOf(addDays(last, 1)) : lastMoment,
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
