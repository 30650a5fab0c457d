import { eachDayOfInterval, endOfWeek, startOfWeek } from 'date-fns';
import type { PlanDay } from '../brands.ts';
import { planDayOf } from './clock.ts';
import type { Weekday } from './first-weekday.ts';
import { noonOf } from './plan-day.ts';

/** The seven days of the week that includes `day`, in order. */
export function weekOf(day: PlanDay, first: Weekday): readonly PlanDay[] {
  const options = { weekStartsOn: first };
  const [start, end] = [startOfWeek(noonOf(day), options), endOfWeek(noonOf(day), options)];
  return eachDayOfInterval({ start, end }).map((date) => planDayOf(date));
}
