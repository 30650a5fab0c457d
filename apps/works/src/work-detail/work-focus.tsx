import { focusOfWorkBetween, sessionsOfWork } from '@dayloom/data';
import {
  addDays,
  firstWeekday,
  instantOf,
  type PlanDay,
  startOfDay,
  type Work,
  weekOf,
} from '@dayloom/domain';
import { minutesText } from '@dayloom/domain/clocks';
import {
  dayStartAtom,
  localeAtom,
  type Total,
  useAtomValue,
  useCount,
  useSum,
  useToday,
  useUser,
} from '@dayloom/platform';

/** A non-breaking space, which keeps the height of the line. */
const notRead = '\u00a0';

function useFocusThisWeek(work: Work): Total {
  const { id } = useUser();
  const today = useToday();
  const dayStart = useAtomValue(dayStartAtom);
  const [first = today] = weekOf(today, firstWeekday(useAtomValue(localeAtom)));
  const at = (day: PlanDay) => instantOf(startOfDay(day, dayStart));
  return useSum(focusOfWorkBetween(id, work.id, at(first), at(addDays(first, 7))), 'duration');
}

/** '3 h 20 min in all, 45 min this week, stopwatch 20 min'; what is below a minute is left out. */
function textOf(focus: number, week: number, stopwatch: number): string {
  const parts = [
    focus >= 60 && `${minutesText(focus)} in all, ${minutesText(week)} this week`,
    stopwatch >= 60 && `stopwatch ${minutesText(stopwatch)}`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function FocusOfSessions({ work }: { readonly work: Work }) {
  const { id } = useUser();
  const week = useFocusThisWeek(work);
  const focus = useSum(sessionsOfWork(id, 'focus', work.id), 'duration');
  const stopwatch = useSum(sessionsOfWork(id, 'stopwatch', work.id), 'duration');
  if (focus.phase === 'failed' || week.phase === 'failed' || stopwatch.phase === 'failed') return null;
  const isRead = focus.phase === 'ready' && week.phase === 'ready' && stopwatch.phase === 'ready';
  const text = isRead ? textOf(focus.value, week.value, stopwatch.value) : notRead;
  return (
    text !== '' && (
      <div>
        <dt>Focus</dt>
        <dd>{text}</dd>
      </div>
    )
  );
}

/** How long a work was worked on, in all and this week. What has no sessions has no line, and asks for no sums. */
export function WorkFocus({ work }: { readonly work: Work }) {
  const { id } = useUser();
  const counts = [
    useCount(sessionsOfWork(id, 'focus', work.id)),
    useCount(sessionsOfWork(id, 'stopwatch', work.id)),
  ];
  const hasAny = counts.some((count) => count.phase === 'ready' && count.value > 0);
  return hasAny && <FocusOfSessions work={work} />;
}
