import { dayAllowsChange, type PlanDay, type Task, type Work } from '@dayloom/domain';
import { useToday } from '@dayloom/platform';
import { useDragRows, useMoveTasks } from '@dayloom/tasks';
import type { RefObject } from 'react';

interface DraggedTasks {
  readonly work: Work;
  readonly tasks: readonly Task[];
  /** Without it the list has no places. */
  readonly onPlace?: ((id: string, to: number) => Promise<boolean>) | undefined;
}

/** Drags the tasks of a work to another day, and those of an open day to another place. */
export function useDragToDay(area: RefObject<HTMLElement | null>, { work, tasks, onPlace }: DraggedTasks) {
  const today = useToday();
  const move = useMoveTasks();
  const moveTo = (id: string, day: PlanDay) => {
    const task = tasks.find((one) => one.id === id);
    if (task && task.date !== day && dayAllowsChange(day, today)) void move([{ task, work }], day);
  };
  useDragRows(area, { ids: tasks.map(({ id }) => id), onPlace, onDay: moveTo });
}
