import type { PlanDay } from '@dayloom/domain';
import { type Pattern, placeOf } from '@dayloom/domain/repeats';

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
