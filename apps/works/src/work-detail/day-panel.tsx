import type { PlanDay, Work } from '@dayloom/domain';
import { FocusTimes } from '@dayloom/tasks';
import { Card } from '@dayloom/ui';
import { AllTasks } from './all-tasks.tsx';
import * as styles from './day-panel.module.css';
import { DayRail } from './day-rail.tsx';
import { DaySteps } from './day-steps.tsx';
import { DayTasks } from './day-tasks.tsx';
import { dayOf, type WorkView } from './work-view.ts';

interface DayPanelProps {
  readonly work: Work;
  readonly view: WorkView;
  readonly today: PlanDay;
}

export function DayPanel({ work, view, today }: DayPanelProps) {
  const day = dayOf(work, view, today);
  return (
    <Card padding="none" aria-labelledby="day">
      <div className={styles.days}>
        <DaySteps work={work} view={view} day={day} today={today} />
        <DayRail work={work} view={view} day={day} today={today} />
      </div>
      <FocusTimes>
        {view === 'all' ? (
          <AllTasks work={work} today={today} />
        ) : (
          <DayTasks work={work} day={day} today={today} />
        )}
      </FocusTimes>
    </Card>
  );
}
