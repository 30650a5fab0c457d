import type { Instant } from '../brands.ts';
import type { Computed, DayRecords } from '../records/series-day.ts';
import { planDayOf } from '../time/clock.ts';
import { lastPlanDay } from '../time/plan-day.ts';
import type { SeriesInView } from './missing-days.ts';
import { bySeries } from './occurrences.ts';
import { computedDays } from './record-days.ts';

type Reminders = Pick<SeriesInView, 'segments' | 'skips' | 'changed'>;
type ComputedReminder = Computed<DayRecords['reminder']>;

/** The reminders of series at or after a moment that have no record: of each series, the soonest first. */
function remindersFrom(view: Reminders, moment: Instant): readonly Iterable<ComputedReminder>[] {
  const from = planDayOf(new Date(moment));
  // Without a time no day has a moment, and the search for the first one would not end.
  const timed = view.segments.filter(({ time }) => time !== undefined);
  return [...bySeries(timed).values()].map(function* (segments) {
    const own = { ...view, segments, works: new Map(), from, to: lastPlanDay };
    for (const reminder of computedDays('reminder', own)) if (reminder.dateTime >= moment) yield reminder;
  });
}

/** The next reminder of each series at or after a moment that has no record. */
export const nextReminders = (view: Reminders, moment: Instant): readonly ComputedReminder[] =>
  remindersFrom(view, moment).flatMap((reminders) => {
    const [next] = reminders;
    return next ?? [];
  });

/** The reminders without a record in a list: of each series those of the user's day, else its next one. */
export const listedReminders = (
  view: Reminders,
  { from, until }: { readonly from: Instant; readonly until: Instant },
): readonly ComputedReminder[] =>
  remindersFrom(view, from).flatMap((reminders) => {
    const listed: ComputedReminder[] = [];
    for (const reminder of reminders) {
      const isToday = reminder.dateTime < until;
      if (isToday || listed.length === 0) listed.push(reminder);
      if (!isToday) break;
    }
    return listed;
  });
