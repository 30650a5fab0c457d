import { dayAllowsChange, type PlanDay, type Work } from '@dayloom/domain';
import { useLocation } from '@dayloom/platform';
import { AddTask, useTaskRequest } from '@dayloom/tasks';
import { AsyncList, EmptyState } from '@dayloom/ui';
import { isNewWork } from '../add-work/new-work.ts';
import { workFailed } from './sentences.ts';
import { useWorkDay } from './use-work-day.ts';
import { DayTaskList } from './day-task-list.tsx';
import * as styles from './day-panel.module.css';
import { PastDay } from './past-day.tsx';

interface DayTasksProps {
  readonly work: Work;
  readonly day: PlanDay;
  readonly today: PlanDay;
}

/** The day's tasks, and the field for a new one; on a past day a notice with 'Move all to today' instead of the field. */
export function DayTasks({ work, day, today }: DayTasksProps) {
  const { state } = useLocation() as { state: unknown };
  const open = dayAllowsChange(day, today);
  const { tasks, repeats, order } = useWorkDay(work, day);
  const request = useTaskRequest(day);
  return (
    <>
      {!open && <PastDay work={work} today={today} tasks={tasks.phase === 'ready' ? tasks.records : []} />}
      <div className={styles.tasks}>
        <AsyncList
          of={tasks}
          failed={workFailed}
          empty={<EmptyState compact text="No tasks for this day" />}
          skeletonRows={3}
        >
          {(records) => (
            <DayTaskList
              work={work}
              day={day}
              tasks={records}
              repeats={repeats}
              open={open}
              request={request}
              canArrange={open && order !== undefined}
            />
          )}
        </AsyncList>
        <AddTask workId={work.id} day={day} open={open} startHere={isNewWork(state)} />
      </div>
    </>
  );
}
