import { eachDayOfInterval, endOfWeek, startOfWeek } from 'date-fns';
import type { PlanDay } from '../brands.ts';
import { planDayOf } from './clock.ts';
import { noonOf } from './plan-day.ts';

/** 0 is Sunday, 6 Saturday, as `Date.prototype.getDay` counts. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Browsers tell it by a method, before that by a property, and some not at all; `firstDay` is 1 for Monday to 7. */
interface WithWeekInfo {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
}

/** Where the browser cannot say: ISO 8601. */
const monday = { firstDay: 1 };

/** What a user has chosen stands in the locale, which not every browser asks. */
const chosenDays: Readonly<Record<string, Weekday>> = { sun: 0, mon: 1, sat: 6 };

/** The day on which weeks begin where the locale is spoken, or as it says; without one as the browser writes. */
export function firstWeekday(locale: string = Intl.DateTimeFormat().resolvedOptions().locale): Weekday {
  const chosen = chosenDays[/-u-.*\bfw-([a-z]+)/.exec(locale)?.[1] ?? ''];
  if (chosen !== undefined) return chosen;
  const known = new Intl.Locale(locale) as Intl.Locale & WithWeekInfo;
  const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo ?? monday;
  return (firstDay % 7) as Weekday;
}

/** The seven days of the week that holds `day`, from its first one. */
export function weekOf(day: PlanDay, first: Weekday): readonly PlanDay[] {
  const options = { weekStartsOn: first };
  const [start, end] = [startOfWeek(noonOf(day), options), endOfWeek(noonOf(day), options)];
  return eachDayOfInterval({ start, end }).map((date) => planDayOf(date));
}
