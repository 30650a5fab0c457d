import type { ClockTime, PlanDay } from '../brands.ts';
import { clockTimeOf, planDayOf } from '../time/clock.ts';
import { clockTime } from '../time/clock-time.ts';
import { instantOf } from '../time/instant.ts';
import { momentAt } from '../time/moment-at.ts';
import { addDays } from '../time/plan-day.ts';

/** A local date and time that a button selects. */
export interface QuickMoment {
  readonly label: string;
  readonly date: PlanDay;
  readonly time: ClockTime;
}

const evening = clockTime('19:00');
const lastCallForEvening = clockTime('18:30');
const morning = clockTime('09:00');

/**
 * The quick choices next to the date and time fields of a reminder; past ones are not offered.
 * @param today the user's day, which may start later than the calendar day
 */
export function quickMoments(now: Date, today: PlanDay = planDayOf(now)): readonly QuickMoment[] {
  const inOneHour = new Date(now.getTime() + 3_600_000);
  const hasEvening = instantOf(now) < momentAt(today, lastCallForEvening);
  const choices: readonly QuickMoment[] = [
    { label: 'In 1 hour', date: planDayOf(inOneHour), time: clockTimeOf(inOneHour) },
    ...(hasEvening ? [{ label: 'This evening', date: today, time: evening }] : []),
    { label: 'Tomorrow 9:00', date: addDays(today, 1), time: morning },
  ];
  // In the hour that the clock shows twice, the time of 'in 1 hour' means its first occurrence, which is over.
  return choices.filter(({ date, time }) => momentAt(date, time) > instantOf(now));
}
