import { focusSessionsBetween } from '@dayloom/data';
import { addDays, firstWeekday, instantOf, type PlanDay, startOfDay, weekOf } from '@dayloom/domain';
import { minutesText } from '@dayloom/domain/clocks';
import {
  dayStartAtom,
  localeAtom,
  type Total,
  useAtomValue,
  useSum,
  useToday,
  useUser,
} from '@dayloom/platform';
import { StatStrip } from '@dayloom/ui';

const inMinutes = (total: Total) =>
  total.phase === 'ready' ? { ...total, value: minutesText(total.value) } : total;

/** The total focus time of a number of days from `first`. */
function useFocusOf(first: PlanDay, days: number): Total {
  const { id } = useUser();
  const dayStart = useAtomValue(dayStartAtom);
  const at = (day: PlanDay) => instantOf(startOfDay(day, dayStart));
  return useSum(focusSessionsBetween(id, at(first), at(addDays(first, days))), 'duration');
}

export function FocusTotals() {
  const today = useToday();
  const first = firstWeekday(useAtomValue(localeAtom));
  const [weekStart = today] = weekOf(today, first);
  const items = [
    { label: 'Focus today', of: inMinutes(useFocusOf(today, 1)) },
    { label: 'Focus this week', of: inMinutes(useFocusOf(weekStart, 7)) },
  ];
  return <StatStrip label="Focus time" items={items} />;
}
