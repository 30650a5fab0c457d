import type { PlanDay } from '../brands.ts';
import { isPlanDay } from '../time/plan-day.ts';
import { type CalendarView, isCalendarDay } from './calendar-days.ts';
import { type CalendarKind, calendarKinds } from './calendar-items.ts';

/** What an address says of the calendar, as it stands there. */
export interface CalendarSearch {
  readonly view: string | null;
  readonly date: string | null;
  /** Kinds with commas between. */
  readonly without: string | null;
}

export interface CalendarPlace {
  readonly view: CalendarView;
  readonly date: PlanDay;
  /** The kinds that show. */
  readonly kinds: readonly CalendarKind[];
}

/** What an address shows; whatever is missing or invalid in it is the month, today, and every kind. */
export function readCalendarSearch(search: CalendarSearch, today: PlanDay): CalendarPlace {
  const { view, date } = search;
  const without = search.without?.split(',') ?? [];
  return {
    view: view === 'week' ? 'week' : 'month',
    date: isPlanDay(date) && isCalendarDay(date) ? date : today,
    kinds: calendarKinds.filter((kind) => !without.includes(kind)),
  };
}

/** What stands in the address for a place. */
export function calendarSearchOf({ view, date, kinds }: CalendarPlace): Readonly<Record<string, string>> {
  const without = calendarKinds.filter((kind) => !kinds.includes(kind));
  return { view, date, ...(without.length > 0 && { without: without.join(',') }) };
}
