import type { PlanDay } from '../brands.ts';
import { addDays } from '../time/plan-day.ts';
import { type Weekday, weekOf } from '../time/week.ts';
import type { SessionDays } from './streak.ts';

/** A day of the calendar beside the streak. */
export interface StreakDay {
  readonly day: PlanDay;
  readonly sessions: number;
  /** A day after today, which fills its week. */
  readonly isAhead: boolean;
}

const weeksShown = 5;

/** The last five weeks, that of today last, each with its seven days. */
export const streakWeeks = (
  days: SessionDays,
  today: PlanDay,
  first: Weekday,
): readonly (readonly StreakDay[])[] =>
  Array.from({ length: weeksShown }, (_, week) =>
    weekOf(addDays(today, (week - weeksShown + 1) * 7), first).map((day) => ({
      day,
      sessions: days.get(day) ?? 0,
      isAhead: day > today,
    })),
  );

/** What a day of the calendar holds, in words. */
export function streakDayText({ sessions, isAhead }: StreakDay): string {
  if (isAhead) return 'still to come';
  if (sessions === 0) return 'no session';
  return sessions === 1 ? '1 session' : `${sessions} sessions`;
}
