import type { PlanDay } from '../brands.ts';

const pattern = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;
/** The length of a day without a clock change. */
export const dayInMilliseconds = 86_400_000;

const yearOf = (day: string) => Number(day.slice(0, 4));
const monthIndexOf = (day: string) => Number(day.slice(5, 7)) - 1;
const dateOf = (day: string) => Number(day.slice(8));

/** The day's number in UTC: it is the same in every time zone, so clock changes do not affect calculations. */
const positionOf = (day: string) => Date.UTC(yearOf(day), monthIndexOf(day), dateOf(day)) / dayInMilliseconds;

const dayAt = (position: number) => new Date(position * dayInMilliseconds).toISOString().slice(0, 10);

/** Whether `value` is an existing day of years 1000 to 9999, as `yyyy-MM-dd`. */
export const isPlanDay = (value: unknown): value is PlanDay =>
  typeof value === 'string' && pattern.test(value) && dayAt(positionOf(value)) === value;

export const lastPlanDay = '9999-12-31' as PlanDay;
export const firstPlanDay = '1000-01-01' as PlanDay;

/** The day as a local `Date` at noon, which no clock change of any zone moves to another day. */
export const noonOf = (day: PlanDay) => new Date(yearOf(day), monthIndexOf(day), dateOf(day), 12);

/** @throws RangeError if the text is not a calendar day */
export function planDay(text: string): PlanDay {
  if (!isPlanDay(text)) throw new RangeError(`Not a calendar day: ${text}`);
  return text;
}

/** Adds calendar days, or subtracts them if negative. @throws RangeError outside the years 1000 to 9999 */
export const addDays = (day: PlanDay, days: number) => planDay(dayAt(positionOf(day) + days));

/** Whole calendar days from `from` to `to`; negative if `to` is before `from`. */
export const daysBetween = (from: PlanDay, to: PlanDay) => positionOf(to) - positionOf(from);
