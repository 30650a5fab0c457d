import { firstWeekday, type Weekday } from '@dayloom/domain';
import {
  type CalendarParams,
  calendarSearchOf,
  readCalendarSearch,
  startOfView,
} from '@dayloom/domain/calendar';
import { localeAtom, useAtomValue, useSearchParams, useToday } from '@dayloom/platform';

/** Whether both show the same days: then the new one replaces the history entry. */
const isSameView = (a: CalendarParams, b: CalendarParams, first: Weekday) =>
  a.view === b.view && startOfView(a.view, a.date, first) === startOfView(b.view, b.date, first);

/** The view and date in the address, and a function that changes them. */
export function useCalendarPlace() {
  const today = useToday();
  const first = firstWeekday(useAtomValue(localeAtom));
  const [search, setSearch] = useSearchParams();
  const asked = {
    view: search.get('view'),
    date: search.get('date'),
    without: search.get('without'),
  };
  const place = readCalendarSearch(asked, today);
  const show = (changed: Partial<CalendarParams>) => {
    const next = { ...place, ...changed };
    setSearch(calendarSearchOf(next), { replace: isSameView(place, next, first) });
  };
  return { today, first, place, show };
}
