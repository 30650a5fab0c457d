import type { PlanDay, Weekday } from '@dayloom/domain';
import type { Pattern } from '@dayloom/domain/repeats';

/** The choices that need no other field. */
export type Preset =
  | 'daily'
  | 'weekdays'
  | 'weekly'
  | 'monthlyDay'
  | 'monthlyNth'
  | 'monthlyLastWeekday'
  | 'monthlyLastDay'
  | 'yearly';

/** Where a day is in its week, month and year. */
export function placeOf(day: PlanDay) {
  const month = Number(day.slice(5, 7));
  const date = Number(day.slice(8));
  const daysInMonth = new Date(Date.UTC(Number(day.slice(0, 4)), month, 0)).getUTCDate();
  return {
    month,
    date,
    weekday: new Date(`${day}T12:00:00Z`).getUTCDay() as Weekday,
    nth: Math.ceil(date / 7) as 1 | 2 | 3 | 4 | 5,
    isLastOfWeekday: date + 7 > daysInMonth,
    isLastDay: date === daysInMonth,
  };
}

/** How something on `day` repeats with each choice, in the order in which they are offered. */
export function patternsOn(day: PlanDay): Readonly<Record<Preset, Pattern>> {
  const { month, date, weekday, nth } = placeOf(day);
  // Where every week counts, the first day of the week makes no difference.
  const weekStart = 1;
  return {
    daily: { unit: 'day' },
    weekdays: { unit: 'week', on: [1, 2, 3, 4, 5], weekStart },
    weekly: { unit: 'week', on: [weekday], weekStart },
    monthlyDay: { unit: 'month', on: { day: date } },
    monthlyNth: { unit: 'month', on: { nth, weekday } },
    monthlyLastWeekday: { unit: 'month', on: { nth: 'last', weekday } },
    monthlyLastDay: { unit: 'month', on: { day: 'last' } },
    yearly: { unit: 'year', month, day: date },
  };
}

/** The choices with their patterns. */
export const presetsOn = (day: PlanDay) => Object.entries(patternsOn(day)) as [Preset, Pattern][];

/** The choices that fit a day, and the chosen one, which stays when the day changes. */
export function offeredOn(day: PlanDay, chosen: string) {
  const { isLastOfWeekday, isLastDay } = placeOf(day);
  const fits: Partial<Record<Preset, boolean>> = {
    monthlyLastWeekday: isLastOfWeekday,
    monthlyLastDay: isLastDay,
  };
  return presetsOn(day).filter(([preset]) => preset === chosen || (fits[preset] ?? true));
}
