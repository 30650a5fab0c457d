import type { ClockTime, Instant, PlanDay } from '../brands.ts';
import type { Reminder } from '../records/reminder.ts';
import { clockTimeOf, planDayOf } from '../time/clock.ts';
import { mediumDay, timeText, weekdayAndDay } from '../time/format.ts';
import { isInstant } from '../time/instant.ts';
import { momentAt } from '../time/moment-at.ts';

type Dated = Pick<Reminder, 'dateTime'>;

/** The due moment of a reminder in either stored format: `yyyy-MM-ddTHH:mm` is this device's local time. */
export const momentOfReminder = ({ dateTime }: Dated): Instant =>
  isInstant(dateTime)
    ? dateTime
    : momentAt(dateTime.slice(0, 10) as PlanDay, dateTime.slice(11) as ClockTime);

/** The local day on which a reminder is due. */
export const dayOfReminder = (reminder: Dated): PlanDay => planDayOf(new Date(momentOfReminder(reminder)));

/** The local time of day at which a reminder is due. */
export const timeOfReminder = (reminder: Dated): ClockTime =>
  clockTimeOf(new Date(momentOfReminder(reminder)));

/** The local day of a reminder: 'Tue, Mar 10' in en-US, with the year if it is not today's. */
export function reminderDayText(reminder: Dated, today: PlanDay, locale?: string): string {
  const day = dayOfReminder(reminder);
  return (day.slice(0, 4) === today.slice(0, 4) ? weekdayAndDay : mediumDay)(day, locale);
}

/** The local time of a reminder: '2:00 PM' in en-US, '14:00' in en-GB. */
export const reminderTimeText = (reminder: Dated, locale?: string) =>
  timeText(timeOfReminder(reminder), locale);
