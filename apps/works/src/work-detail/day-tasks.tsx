import { dayAllowsChange, type PlanDay, type Task, type Work } from '@dayloom/domain';
import { useLocation } from '@dayloom/platform';
import { AddTask, arrangeKeys, TaskRow, useArrange } from '@dayloom/tasks';
import { AsyncList, EmptyState, List } from '@dayloom/ui';
import { isNewWork } from '../add-work/new-work.ts';
import { workFailed } from './sentences.ts';
import { useWorkDay } from './use-work-day.ts';
import * as styles from './day-panel.module.css';
import { PastDay } from './past-day.tsx';

interface DayTasksProps {
  readonly work: Work;
  readonly day: PlanDay;
  readonly today: PlanDay;
  readonly onDrag: (task: Task | undefined) => void;
}

/** The day's tasks, and the field for a new one; on a past day a notice with 'Move all to today' instead of the field. */
export function DayTasks({ work, day, today, onDrag }: DayTasksProps) {
  const { state } = useLocation() as { state: unknown };
  const open = dayAllowsChange(day, today);
  const { tasks, repeats, order } = useWorkDay(work, day);
  const change = useArrange(day, work.id);
  const arrange = open && order !== undefined ? change : undefined;
  const onKeyDown = arrangeKeys(arrange);
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
            <List lazy aria-labelledby="day" onKeyDown={onKeyDown}>
              {records.map((task, index) => (
                <TaskRow
                  key={task.id}
                  task={task}
                  work={work}
                  repeats={repeats.get(task.id)}
                  open={open}
                  offersToday
                  arrange={arrange}
                  isFirst={index === 0}
                  isLast={index === records.length - 1}
                  onDrag={onDrag}
                />
              ))}
            </List>
          )}
        </AsyncList>
        <AddTask workId={work.id} day={day} open={open} startHere={isNewWork(state)} />
      </div>
    </>
  );
}
