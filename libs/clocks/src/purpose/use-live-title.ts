import type { Task } from '@dayloom/domain';
import type { Purpose } from '@dayloom/domain/clocks';
import { useRecordsById } from '@dayloom/platform';

/** The task of a purpose, live; undefined where it is gone. */
export function useLiveTask({ taskId }: Purpose): Task | undefined {
  const tasks = useRecordsById('tasks', taskId === undefined ? [] : [taskId], 'what for');
  return taskId === undefined ? undefined : tasks?.get(taskId);
}

/** The title of its task today, else that of its time. */
export const useLiveTitle = (purpose: Purpose): string | undefined =>
  useLiveTask(purpose)?.title ?? purpose.about;
