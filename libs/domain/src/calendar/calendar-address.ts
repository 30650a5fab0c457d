import type { PlanDay } from '../brands.ts';
import { isPlanDay } from '../time/plan-day.ts';
import { type CalendarView, isCalendarDay } from './calendar-days.ts';
import { type CalendarKind, calendarKinds } from './calendar-items.ts';

/** The raw search parameters of the calendar's address. */
export interface CalendarSearch {
  readonly view: string | null;
  readonly date: string | null;
  /** Kinds separated by commas. */
  readonly without: string | null;
}

export interface CalendarParams {
  readonly view: CalendarView;
  readonly date: PlanDay;
  /** The visible kinds. */
  readonly kinds: readonly CalendarKind[];
}

/** Parses the address. Missing or invalid values become the month view, today, and every kind. */
export function readCalendarSearch(search: CalendarSearch, today: PlanDay): CalendarParams {
  const { view, date } = search;
  const without = search.without?.split(',') ?? [];
  return {
    view: view === 'week' ? 'week' : 'month',
    date: isPlanDay(date) && isCalendarDay(date) ? date : today,
    kinds: calendarKinds.filter((kind) => !without.includes(kind)),
  };
}

export function calendarSearchOf({ view, date, kinds }: CalendarParams): Readonly<Record<string, string>> {
  const without = calendarKinds.filter((kind) => !kinds.includes(kind));
  return { view, date, ...(without.length > 0 && { without: without.join(',') }) };
}
