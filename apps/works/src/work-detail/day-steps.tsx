import { canGoBack, canGoForward, longDay, type PlanDay, type PlanRange, stepDay } from '@dayloom/domain';
import { Badge, ChevronLeftIcon, ChevronRightIcon, IconButton } from '@dayloom/ui';
import * as styles from './day-steps.module.css';
import { useSelectDay } from './use-select-day.ts';

interface DayStepsProps {
  readonly work: PlanRange;
  readonly day: PlanDay;
  readonly today: PlanDay;
}

/** The selected day by name, one step back and one forward; never out of the work's range (WD3 to WD5). */
export function DaySteps({ work, day, today }: DayStepsProps) {
  const select = useSelectDay();
  return (
    <div className={styles.steps}>
      <IconButton
        label="Previous day"
        icon={<ChevronLeftIcon />}
        disabled={!canGoBack(work, day)}
        onClick={() => void select(stepDay(work, day, -1))}
      />
      <h2 id="day" className={styles.name} aria-live="polite">
        {longDay(day)}
        {day === today && <Badge tone="accent">Today</Badge>}
      </h2>
      <IconButton
        label="Next day"
        icon={<ChevronRightIcon />}
        disabled={!canGoForward(work, day)}
        onClick={() => void select(stepDay(work, day, 1))}
      />
    </div>
  );
}
