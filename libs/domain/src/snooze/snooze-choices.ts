import type { ClockTime, Instant } from '../brands.ts';
import { planDayOf } from '../time/clock.ts';
import { instantOf } from '../time/instant.ts';
import { momentAt } from '../time/moment-at.ts';
import { addDays } from '../time/plan-day.ts';

const minute = 60_000;
const evening = '18:00' as ClockTime;
const lastCallForEvening = '17:30' as ClockTime;
const morning = '09:00' as ClockTime;
/** Who is awake before this hour means the morning to come by 'tomorrow'. */
const endOfNight = 5;

/** A time until which an item can be put off. */
export interface SnoozeChoice {
  readonly label: string;
  readonly until: Instant;
}

/** To the nearest whole minute, as clocks show them. */
const inMinutes = (now: Date, count: number) =>
  instantOf(new Date(Math.round(now.getTime() / minute + count) * minute));

/** Soonest first. @param dayStart the hour at which the user's day begins */
export function snoozeChoices(now: Date, dayStart = 0): readonly SnoozeChoice[] {
  const today = planDayOf(now);
  const tomorrow = addDays(planDayOf(now, Math.max(dayStart, endOfNight)), 1);
  const hasEvening = instantOf(now) < momentAt(today, lastCallForEvening);
  const choices: readonly SnoozeChoice[] = [
    { label: 'In 30 minutes', until: inMinutes(now, 30) },
    { label: 'In an hour', until: inMinutes(now, 60) },
    ...(hasEvening ? [{ label: 'This evening', until: momentAt(today, evening) }] : []),
    { label: 'Tomorrow morning', until: momentAt(tomorrow, morning) },
  ];
  return choices.toSorted((a, b) => (a.until < b.until ? -1 : 1));
}
