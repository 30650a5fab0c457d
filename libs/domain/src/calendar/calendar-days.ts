import { addMonths, eachWeekOfInterval, endOfMonth, startOfMonth } from 'date-fns';
import type { PlanDay } from '../brands.ts';
import { planDayOf } from '../time/clock.ts';
import { addDays, noonOf, planDay } from '../time/plan-day.ts';
import { type Weekday, weekOf } from '../time/week.ts';

export type CalendarView = 'month' | 'week';

/** The months between these have whole weeks of days that there is a word for; the calendar goes no further. */
const firstDay = planDay('1000-02-01');
const lastDay = planDay('9999-11-30');

export const isCalendarDay = (day: PlanDay) => day >= firstDay && day <= lastDay;

/** 'yyyy-MM': two days are of one month where these are the same. */
export const monthOf = (day: PlanDay) => day.slice(0, 7);

/** The weeks that hold a month's days, whole: four to six of them. */
export function weeksOfMonth(day: PlanDay, first: Weekday): readonly (readonly PlanDay[])[] {
  const month = { start: startOfMonth(noonOf(day)), end: endOfMonth(noonOf(day)) };
  return eachWeekOfInterval(month, { weekStartsOn: first }).map((start) => weekOf(planDayOf(start), first));
}

/** The weeks that a view shows around a day. */
export const weeksShown = (view: CalendarView, day: PlanDay, first: Weekday) =>
  view === 'month' ? weeksOfMonth(day, first) : [weekOf(day, first)];

/** The same date that many months later, or the month's last where it is shorter: Feb 28 after Jan 31. */
const monthsLater = (day: PlanDay, months: number) => planDayOf(addMonths(noonOf(day), months));

/** The first day of the month or week that a view shows: days with the same one are shown together. */
export const startOfView = (view: CalendarView, day: PlanDay, first: Weekday): PlanDay =>
  view === 'month' ? planDayOf(startOfMonth(noonOf(day))) : (weekOf(day, first)[0] ?? day);

const ifInCalendar = (day: PlanDay, otherwise: PlanDay) => (isCalendarDay(day) ? day : otherwise);

/** The day of the next view, or the one before; the same one where the calendar ends. */
export const stepView = (view: CalendarView, day: PlanDay, by: 1 | -1): PlanDay =>
  ifInCalendar(view === 'month' ? monthsLater(day, by) : addDays(day, 7 * by), day);

/** The day that a key leads to from another, in a grid of weeks; undefined for a key that leads nowhere. */
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
