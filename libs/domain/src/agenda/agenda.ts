import { endOfActivity, shownActivity, startOfActivity } from '../activities/activity-times.ts';
import type { ClockTime, Instant, PlanDay } from '../brands.ts';
import type { Activity } from '../records/activity.ts';
import type { Reminder } from '../records/reminder.ts';
import { momentOfReminder, timeOfReminder } from '../reminders/reminder-moment.ts';
import { clockTimeOf, planDayOf } from '../time/clock.ts';
import { clockTime } from '../time/clock-time.ts';
import { instantOf } from '../time/instant.ts';
import { momentAt } from '../time/moment-at.ts';
import { addDays, lastPlanDay } from '../time/plan-day.ts';

interface MayRepeat {
  /** When it repeats, in words. */
  readonly repeats?: string | undefined;
}

/** An entry of a day's agenda. */
export type Appointment =
  | (MayRepeat & {
      readonly kind: 'activity';
      readonly time: ClockTime;
      readonly record: Activity;
      /** Whether it began before this day. */
      readonly continues?: true;
    })
  | (MayRepeat & { readonly kind: 'reminder'; readonly time: ClockTime; readonly record: Reminder });

/** The last moment within the supported years. */
const lastMoment = `${lastPlanDay}T23:59:59.999Z` as Instant;

const startOf = (day: PlanDay, hour: number) => momentAt(day, clockTime(`0${hour}:00`));

/**
 * The start and end of a local day, or of the days up to `last`; the end is excluded.
 * @param dayStart the hour at which days start
 */
export const momentsOfDay = (
  day: PlanDay,
  last: PlanDay = day,
  dayStart = 0,
): { readonly from: Instant; readonly until: Instant } => ({
  from: startOf(day, dayStart),
  until: last < lastPlanDay ? startOf(addDays(last, 1), dayStart) : lastMoment,
});

/** Whether it is an activity that began before the day. */
export const isContinued = (
  appointment: Appointment,
): appointment is Extract<Appointment, { readonly kind: 'activity' }> & { readonly continues: true } =>
  'continues' in appointment;

const momentOf = (appointment: Appointment) =>
  appointment.kind === 'reminder'
    ? momentOfReminder(appointment.record)
    : startOfActivity(appointment.record);

interface AgendaOptions {
  readonly dayStart?: number;
  readonly now?: Date;
  readonly repeats?: ReadonlyMap<string, string>;
}

/**
 * The activities and reminders that begin on the user's day, by time; at the same time activities come first. Activities
 * that continue from the day before are the first of all, today until their end.
 * @param options `dayStart`: the hour at which days start; the day includes the night up to that hour. `repeats`: when a
 * record repeats, in words, by its id
 */
export function agendaOf(
  day: PlanDay,
  activities: readonly Activity[],
  reminders: readonly Reminder[],
  { dayStart = 0, now, repeats }: AgendaOptions = {},
): readonly Appointment[] {
  const { from, until } = momentsOfDay(day, day, dayStart);
  const present = now && planDayOf(now, dayStart) === day ? instantOf(now) : from;
  const all: Appointment[] = [
    ...activities.map(shownActivity).map((record) => ({
      kind: 'activity' as const,
      time: record.startTime,
      record,
      repeats: repeats?.get(record.id),
      ...(startOfActivity(record) < from && { continues: true as const }),
    })),
    ...reminders.map((record) => ({
      kind: 'reminder' as const,
      time: timeOfReminder(record),
      record,
      repeats: repeats?.get(record.id),
    })),
  ];
  return all
    .filter((appointment) =>
      isContinued(appointment)
        ? endOfActivity(appointment.record) > present
        : from <= momentOf(appointment) && momentOf(appointment) < until,
    )
    .toSorted((a, b) => momentOf(a).localeCompare(momentOf(b)));
}

/** Whether an appointment is over at a moment. An activity that ends before its start lasts into the next day. */
export function isOver(appointment: Appointment, now: Date): boolean {
  if (appointment.kind === 'reminder')
    return momentOf(appointment) < momentAt(planDayOf(now), clockTimeOf(now));
  return endOfActivity(appointment.record) <= instantOf(now);
}
