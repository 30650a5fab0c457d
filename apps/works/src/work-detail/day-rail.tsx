import { type PlanDay, type Task, type Work } from '@dayloom/domain';
import { useMoveTasks } from '@dayloom/tasks';
import * as styles from './day-rail.module.css';
import { distance, railDays } from './rail-days.ts';
import { RailDay } from './rail-day.tsx';
import { useDayCounts } from './use-day-counts.ts';
import type { WorkView } from './work-view.ts';

interface DayRailProps {
  readonly work: Work;
  readonly view: WorkView;
  /** The day in the middle: the selected one, where one is. */
  readonly day: PlanDay;
  readonly today: PlanDay;
  /** The task that is being dragged; a day takes it. */
  readonly dragged: Task | undefined;
  /** Its row may be gone by then, and never hear the end of the drag. */
  readonly onDropped: () => void;
}

/** The days around the selected one; a work of years has no more of them in the page than one of weeks. */
export function DayRail({ work, view, day, today, dragged, onDropped }: DayRailProps) {
  const days = railDays(work, day);
  const counts = useDayCounts(work, days, day);
  const move = useMoveTasks();
  const take = (task: Task, to: PlanDay) => {
    onDropped();
    if (task.date !== to) void move([{ task, work }], to);
  };
  return (
    <ol role="list" aria-label="Days" className={styles.rail}>
      {days.map((it) => (
        <li key={it} data-far={distance(it, day) > 3}>
          <RailDay
            day={it}
            today={today}
            isSelected={it === view}
            isEntry={it === day}
            count={counts.get(it)}
            dragged={dragged}
            onTake={take}
          />
        </li>
      ))}
    </ol>
  );
}
