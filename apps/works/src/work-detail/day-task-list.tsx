import type { PlanDay, Task, Work } from '@dayloom/domain';
import { arrangeKeys, requestFor, type TaskRequest, TaskRow, useArrange } from '@dayloom/tasks';
import { List } from '@dayloom/ui';
import { useRef } from 'react';
import { useDragToDay } from './use-drag-to-day.ts';

interface DayTaskListProps {
  readonly work: Work;
  readonly day: PlanDay;
  readonly tasks: readonly Task[];
  /** When a task repeats, in words, by its id. */
  readonly repeats: ReadonlyMap<string, string>;
  readonly open: boolean;
  readonly canArrange: boolean;
  readonly request: TaskRequest | undefined;
}

/** The tasks of a day of a work; their rows can be dragged. */
export function DayTaskList({ work, day, tasks, repeats, open, canArrange, request }: DayTaskListProps) {
  const list = useRef<HTMLUListElement>(null);
  const change = useArrange(day, tasks);
  const arrange = canArrange ? change : undefined;
  useDragToDay(list, { work, tasks, onPlace: arrange });
  return (
    <List
      lazy
      shownRow={tasks.findIndex((task) => requestFor(request, task))}
      ref={list}
      aria-labelledby="day"
      onKeyDown={arrangeKeys(arrange)}
    >
      {tasks.map((task, index) => (
        <TaskRow
          key={task.id}
          task={task}
          work={work}
          request={requestFor(request, task)}
          repeats={repeats.get(task.id)}
          open={open}
          offersToday
          arrange={arrange}
          isFirst={index === 0}
          isLast={index === tasks.length - 1}
        />
      ))}
    </List>
  );
}
