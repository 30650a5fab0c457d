import type { PlanDay } from '../brands.ts';
import { dayInMilliseconds, lastPlanDay } from '../time/plan-day.ts';
import type { Weekday } from '../time/first-weekday.ts';

/** Days are numbered from 1970-01-01, which is 0. `month` is 1 to 12, or 13 for January of the next year. */
export const numberAt = (year: number, month: number, date: number) =>
  Date.UTC(year, month - 1, date) / dayInMilliseconds;

export const numberOf = (day: PlanDay) =>
  numberAt(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8)));

/** No day is after it. */
export const lastNumber = numberOf(lastPlanDay);

/** 1970-01-01 was a Thursday. */
export const weekdayAt = (day: number) => ((((day + 4) % 7) + 7) % 7) as Weekday;

/** Days from the last such weekday to `day`: 0 if it is one, at most 6. */
export const daysSince = (weekday: Weekday, day: number): number => weekdayAt(day - weekday);

/** `month` is 1 to 12. */
interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

/**
 * The algorithm `civil_from_days` of https://howardhinnant.github.io/date_algorithms.html: a `Date` takes five times as
 * long, and a calendar asks for thousands of days. Years begin with March, so that the leap day comes last.
 */
export function dateOf(day: number): CalendarDate {
  const fromMarch0 = day + 719_468;
  const era = Math.floor(fromMarch0 / 146_097);
  const dayOfEra = fromMarch0 - era * 146_097;
  const leapDays =
    Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: era * 400 + yearOfEra + (month < 3 ? 1 : 0),
    month,
    date: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

const two = (value: number) => (value < 10 ? `0${value}` : `${value}`);

/** @param year 1000 to 9999 */
export const calendarDay = ({ year, month, date }: CalendarDate) =>
  `${year}-${two(month)}-${two(date)}` as PlanDay;

export const dayOf = (number: number) => calendarDay(dateOf(number));
