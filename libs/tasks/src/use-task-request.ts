import type { PlanDay, Task } from '@dayloom/domain';
import { useAddressRequest } from '@dayloom/screen-kit';
import { useCallback, useEffect, useState } from 'react';

export interface TaskRequest {
  /** The id of a task or of a series. */
  readonly asked: string | undefined;
  readonly end: () => void;
}

/** Handles `?task=` in the address, the request to open a task on this day, or the day of a series. */
export function useTaskRequest(day: PlanDay): TaskRequest {
  const [request, setRequest] = useState<{ readonly id: string; readonly day: PlanDay }>();
  useAddressRequest('task', (id) => setRequest({ id, day }));
  const end = useCallback(() => setRequest(undefined), []);
  return { asked: request?.day === day ? request.id : undefined, end };
}

/** Which of these tasks to open. The request ends with the first render that has its row. */
export function useAskedRow(
  { asked, end }: Partial<TaskRequest>,
  tasks: readonly Task[],
): Task['id'] | undefined {
  const row =
    asked === undefined ? undefined : tasks.find(({ id, repeat }) => id === asked || repeat === asked)?.id;
  useEffect(() => {
    if (row !== undefined) end?.();
  }, [row, end]);
  return row;
}
