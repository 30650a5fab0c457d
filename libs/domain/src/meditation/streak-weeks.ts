import type { PlanDay } from '../brands.ts';
import { addDays } from '../time/plan-day.ts';
import type { Weekday } from '../time/first-weekday.ts';
import { weekOf } from '../time/week.ts';
import type { SessionDays } from './streak.ts';

export interface StreakDay {
  readonly day: PlanDay;
  readonly sessions: number;
  /** A day after today, at the end of the last week. */
  readonly isAhead: boolean;
}

const weeksShown = 5;

/** The five weeks up to the current one, each with seven days. */
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

/** The text of a day for screen readers. */
export function streakDayText({ sessions, isAhead }: StreakDay): string {
  if (isAhead) return 'still to come';
  if (sessions === 0) return 'no session';
  return sessions === 1 ? '1 session' : `${sessions} sessions`;
}
