import { firstWeekday, type Weekday } from '@dayloom/domain';
import {
  type CalendarPlace,
  calendarSearchOf,
  readCalendarSearch,
  startOfView,
} from '@dayloom/domain/calendar';
import { localeAtom, useAtomValue, useSearchParams, useToday } from '@dayloom/platform';

/** Whether one sees the same days in both: Back then skips the one for the other. */
const isSameView = (a: CalendarPlace, b: CalendarPlace, first: Weekday) =>
  a.view === b.view && startOfView(a.view, a.date, first) === startOfView(b.view, b.date, first);

/** What the address says to show, and the way to show something else. */
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
  const show = (changed: Partial<CalendarPlace>) => {
    const next = { ...place, ...changed };
    setSearch(calendarSearchOf(next), { replace: isSameView(place, next, first) });
  };
  return { today, first, place, show };
}
