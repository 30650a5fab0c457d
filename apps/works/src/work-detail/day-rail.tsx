import { tasksBetween } from '@dayloom/data';
import { dayCounts, type PlanDay, type Work } from '@dayloom/domain';
import { useRecords, useUser } from '@dayloom/platform';
import { taskSeries, useRecordDays } from '@dayloom/series';
import * as styles from './day-rail.module.css';
import { distance, railDays } from './rail-days.ts';
import { RailDay } from './rail-day.tsx';
import type { WorkView } from './work-view.ts';

const none: ReturnType<typeof dayCounts> = new Map();

/** The counts of the days that the rail shows, read only for those; undefined while they could be wrong. */
function useDayCounts({ id }: Pick<Work, 'id'>, days: readonly PlanDay[], fallback: PlanDay) {
  const user = useUser();
  const [from = fallback, to = fallback] = [days[0], days.at(-1)];
  const stored = useRecords(tasksBetween(user.id, id, from, to), { keep: true });
  const { records: tasks } = useRecordDays(taskSeries, stored, { from, to, workId: id, keep: true });
  return tasks.phase === 'ready' && tasks.isComplete ? dayCounts(tasks.records) : none;
}

interface DayRailProps {
  readonly work: Work;
  readonly view: WorkView;
  /** The day in the middle: the selected day, if any. */
  readonly day: PlanDay;
  readonly today: PlanDay;
}

/** The days around the selected one; the number does not grow with the length of the work. */
export function DayRail({ work, view, day, today }: DayRailProps) {
  const days = railDays(work, day);
  const counts = useDayCounts(work, days, day);
  return (
    <ol role="list" aria-label="Days" className={styles.rail}>
      {days.map((it) => (
        <li key={it} data-distance={Math.min(4, distance(it, day))}>
          <RailDay
            day={it}
            today={today}
            isSelected={it === view}
            isEntry={it === day}
            count={counts.get(it)}
          />
        </li>
      ))}
    </ol>
  );
}
