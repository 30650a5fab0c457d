import type { PlanDay } from '../brands.ts';
import { addDays, isPlanDay, noonOf } from '../time/plan-day.ts';

const two = (value: number) => String(value).padStart(2, '0');
const dayText = (year: number, month: number, date: number) => `${year}-${two(month + 1)}-${two(date)}`;
const yearOf = (day: PlanDay) => Number(day.slice(0, 4));
const monthOf = (day: PlanDay) => Number(day.slice(5, 7)) - 1;

/** The number of a day's weekday; Monday is 0. */
export const weekdayOf = (day: PlanDay) => (noonOf(day).getDay() + 6) % 7;

/** The next such weekday after today. On a Wednesday, 'wed' means in a week, because 'today' means today. */
export const comingWeekday = (today: PlanDay, weekday: number) =>
  addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);

/** The weekday of the next week; weeks begin on Mondays. */
export const weekdayOfNextWeek = (today: PlanDay, weekday: number) =>
  addDays(today, 7 - weekdayOf(today) + weekday);

/** The named day, unless it is past or does not exist. */
const notPast = (today: PlanDay, text: string): PlanDay | undefined =>
  isPlanDay(text) && text >= today ? text : undefined;

/** The weekday of this week, unless it is past. */
export const weekdayOfThisWeek = (today: PlanDay, weekday: number) =>
  notPast(today, addDays(weekdayOfNextWeek(today, weekday), -7));

/** '2026-12-24'. */
export const writtenDay = (today: PlanDay, text: string) => notPast(today, text);

/** Whether the date does not exist in its month, as in '31 april'. */
export const isInNoMonth = (month: number, date: number, year = 2000) =>
  date >= 1 && date <= 31 && !isPlanDay(dayText(year, month, date));

/** The date in the given year; without a year the next such date, which can be today. */
export function comingDate(today: PlanDay, month: number, date: number, year?: number): PlanDay | undefined {
  if (year !== undefined) return notPast(today, dayText(year, month, date));
  // 29 February is up to eight years away.
  for (let later = 0; later <= 8; later += 1) {
    const day = notPast(today, dayText(yearOf(today) + later, month, date));
    if (day) return day;
  }
  return undefined;
}

/** The next day with this number, today or later; two months ahead if the next month is too short. */
export function comingDayNumber(today: PlanDay, number: number): PlanDay | undefined {
  for (let later = 0; later <= 2; later += 1) {
    const month = addMonths(`${today.slice(0, 8)}01` as PlanDay, later).slice(0, 8);
    const day = notPast(today, month + two(number));
    if (day) return day;
  }
  return undefined;
}

/** The same date some months later, or the month's last day if that is shorter. */
export function addMonths(day: PlanDay, count: number): PlanDay {
  const month = monthOf(day) + count;
  const [year, rest] = [yearOf(day) + Math.floor(month / 12), month % 12];
  let date = Number(day.slice(8));
  while (!isPlanDay(dayText(year, rest, date))) date -= 1;
  return dayText(year, rest, date) as PlanDay;
}
