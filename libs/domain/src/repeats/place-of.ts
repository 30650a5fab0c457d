import type { PlanDay } from '../brands.ts';
import { dateOf, numberAt, numberOf, weekdayAt } from './day-number.ts';

/** Where a day is in its week, month and year. */
export function placeOf(day: PlanDay) {
  const number = numberOf(day);
  const { year, month, date } = dateOf(number);
  const daysInMonth = numberAt(year, month + 1, 1) - numberAt(year, month, 1);
  return {
    month,
    date,
    weekday: weekdayAt(number),
    nth: Math.ceil(date / 7) as 1 | 2 | 3 | 4 | 5,
    isLastOfWeekday: date + 7 > daysInMonth,
    isLastDay: date === daysInMonth,
  };
}
