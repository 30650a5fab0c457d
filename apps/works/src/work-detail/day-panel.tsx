import { tasksOfDay } from '@dayloom/data';
import { dayAllowsChange, type PlanDay, type Work } from '@dayloom/domain';
import { useRecords, useUser } from '@dayloom/platform';
import { TaskRow } from '@dayloom/tasks';
import { Card, EmptyState, List, AsyncList, Notice } from '@dayloom/ui';
import { workFailed } from '../work/sentences.ts';
import { AddTask } from './add-task.tsx';
import * as styles from './day-panel.module.css';
import { DayRail } from './day-rail.tsx';
import { DaySteps } from './day-steps.tsx';

interface DayPanelProps {
  readonly work: Work;
  readonly day: PlanDay;
  readonly today: PlanDay;
}

/** The day's tasks, and the field for another. */
function DayTasks({
  work,
  day,
  open,
}: {
  readonly work: Work;
  readonly day: PlanDay;
  readonly open: boolean;
}) {
  const user = useUser();
  const tasks = useRecords(tasksOfDay(user.id, work.id, day), { failed: workFailed });
  return (
    <div className={styles.tasks}>
      <AsyncList
        of={tasks}
        failed={workFailed}
        empty={<EmptyState compact text="No tasks for this day" />}
        skeletonRows={3}
        rowHeight={60}
      >
        {(records) => (
          <List aria-labelledby="day">
            {records.map((task) => (
              <TaskRow key={task.id} task={task} open={open} />
            ))}
          </List>
        )}
      </AsyncList>
      <AddTask work={work} day={day} open={open} />
    </div>
  );
}

/** One day of a work: the way to the others and the day's tasks (WD6). */
export function DayPanel({ work, day, today }: DayPanelProps) {
  const open = dayAllowsChange(day, today);
  return (
    <Card padding="none" aria-labelledby="day">
      <div className={styles.days}>
        <DaySteps work={work} day={day} today={today} />
        <DayRail work={work} day={day} today={today} />
      </div>
      {!open && (
        <div className={styles.notice}>
          <Notice>Past days are read-only</Notice>
        </div>
      )}
      <DayTasks work={work} day={day} open={open} />
    </Card>
  );
}
