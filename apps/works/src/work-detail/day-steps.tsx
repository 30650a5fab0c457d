import { canGoBack, canGoForward, longDay, type PlanDay, type PlanRange, stepDay } from '@dayloom/domain';
import { Badge, Button, ChevronLeftIcon, ChevronRightIcon, IconButton, ListIcon } from '@dayloom/ui';
import * as styles from './day-steps.module.css';
import { useSelectDay } from './use-select-day.ts';
import type { WorkView } from './work-view.ts';

interface DayStepsProps {
  readonly work: PlanRange;
  readonly view: WorkView;
  /** The selected day, or the one to return to from 'All tasks'. */
  readonly day: PlanDay;
  readonly today: PlanDay;
}

/** The selected day with buttons for the previous and the next one, within the work's range; and all tasks. */
export function DaySteps({ work, view, day, today }: DayStepsProps) {
  const select = useSelectDay();
  const isAll = view === 'all';
  return (
    <div className={styles.steps}>
      <IconButton
        label="Previous day"
        icon={<ChevronLeftIcon />}
        disabled={isAll || !canGoBack(work, day)}
        onClick={() => void select(stepDay(work, day, -1))}
      />
      <h2 id="day" className={styles.name} aria-live="polite">
        {isAll ? 'All tasks' : longDay(day)}
        {view === today && <Badge tone="accent">Today</Badge>}
      </h2>
      <IconButton
        label="Next day"
        icon={<ChevronRightIcon />}
        disabled={isAll || !canGoForward(work, day)}
        onClick={() => void select(stepDay(work, day, 1))}
      />
      <Button
        className={styles.all}
        icon={<ListIcon />}
        aria-label="All tasks"
        aria-pressed={isAll}
        title="All tasks"
        onClick={() => void select(isAll ? day : 'all')}
      >
        <span>All tasks</span>
      </Button>
    </div>
  );
}
