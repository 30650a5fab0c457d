import { tasksByDay } from '@dayloom/data';
import { dayAllowsChange, type PlanDay, type Task, type Work } from '@dayloom/domain';
import { useUser } from '@dayloom/platform';
import { useListWindow } from '@dayloom/screen-kit';
import { AsyncList, Badge, EmptyState, LongList } from '@dayloom/ui';
import { workFailed } from './sentences.ts';
import { useRef } from 'react';
import { type TaskLine, allTaskLines } from './all-task-lines.ts';
import { AllTasksRow } from './all-tasks-row.tsx';
import * as styles from './all-tasks.module.css';
import { useDragToDay } from './use-drag-to-day.ts';

/** Height of a line in rem, the same for days and tasks. */
const lineHeight = 3.25;
const pixels = (rem: number) => rem * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

const noTasks: readonly Task[] = [];

/** Every task of a work by day, including those outside its days; read and rendered in windows. */
export function AllTasks({ work, today }: { readonly work: Work; readonly today: PlanDay }) {
  const user = useUser();
  const tasks = useListWindow(tasksByDay(user.id, work.id), { failed: workFailed });
  const area = useRef<HTMLDivElement>(null);
  useDragToDay(area, { work, tasks: tasks.phase === 'ready' ? tasks.records : noTasks });
  const rowHeight = pixels(lineHeight);
  const renderRow = (line: TaskLine) =>
    line.kind === 'day' ? (
      <h3
        className={styles.day}
        data-drop-day={line.day && dayAllowsChange(line.day, today) ? line.day : undefined}
      >
        {line.text} {line.day === today && <Badge tone="accent">Today</Badge>}
      </h3>
    ) : (
      <AllTasksRow task={line.task} work={work} opens={line.opens} today={today} />
    );
  return (
    <div ref={area} className={styles.all}>
      <AsyncList
        of={tasks}
        failed={workFailed}
        empty={<EmptyState compact text="No tasks in this work yet" />}
        rowHeight={rowHeight}
      >
        {(records) => (
          <LongList
            label="All tasks"
            items={allTaskLines(work, records)}
            keyOf={(line) => line.key}
            rowHeight={rowHeight}
            renderRow={renderRow}
            onNearEnd={() => records.length === tasks.size && tasks.showMore()}
          />
        )}
      </AsyncList>
    </div>
  );
}
