import { addMonths, eachWeekOfInterval, endOfMonth, startOfMonth } from 'date-fns';
import type { PlanDay } from '../brands.ts';
import { planDayOf } from '../time/clock.ts';
import { addDays, noonOf, planDay } from '../time/plan-day.ts';
import type { Weekday } from '../time/first-weekday.ts';
import { weekOf } from '../time/week.ts';

export type CalendarView = 'month' | 'week';

/** The calendar is limited to these months, whose weeks are completely within the supported years. */
const firstDay = planDay('1000-02-01');
const lastDay = planDay('9999-11-30');

export const isCalendarDay = (day: PlanDay) => day >= firstDay && day <= lastDay;

/** 'yyyy-MM': the same for all days of a month. */
export const monthOf = (day: PlanDay) => day.slice(0, 7);

/** The four to six whole weeks that include a month's days. */
export function weeksOfMonth(day: PlanDay, first: Weekday): readonly (readonly PlanDay[])[] {
  const month = { start: startOfMonth(noonOf(day)), end: endOfMonth(noonOf(day)) };
  return eachWeekOfInterval(month, { weekStartsOn: first }).map((start) => weekOf(planDayOf(start), first));
}

export const weeksShown = (view: CalendarView, day: PlanDay, first: Weekday) =>
  view === 'month' ? weeksOfMonth(day, first) : [weekOf(day, first)];

/** The same date some months later, or the month's last day if that is shorter: Feb 28 after Jan 31. */
const monthsLater = (day: PlanDay, months: number) => planDayOf(addMonths(noonOf(day), months));

/** The first day of the month or week that a view shows. Days of the same view have the same start. */
export const startOfView = (view: CalendarView, day: PlanDay, first: Weekday): PlanDay =>
  view === 'month' ? planDayOf(startOfMonth(noonOf(day))) : (weekOf(day, first)[0] ?? day);

const ifInCalendar = (day: PlanDay, otherwise: PlanDay) => (isCalendarDay(day) ? day : otherwise);

/** A day of the next or previous view; the same day at the ends of the calendar. */
export const stepView = (view: CalendarView, day: PlanDay, by: 1 | -1): PlanDay =>
  ifInCalendar(view === 'month' ? monthsLater(day, by) : addDays(day, 7 * by), day);

/** The day to focus after a key press in a grid of weeks; undefined for other keys. */
export function dayByKey(key: string, day: PlanDay, first: Weekday): PlanDay | undefined {
  const to: Readonly<Record<string, () => PlanDay | undefined>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    PageUp: () => monthsLater(day, -1),
    PageDown: () => monthsLater(day, 1),
    Home: () => weekOf(day, first)[0],
    End: () => weekOf(day, first).at(-1),
  };
  const next = Object.hasOwn(to, key) ? to[key]?.() : undefined;
  return next && ifInCalendar(next, day);
}
