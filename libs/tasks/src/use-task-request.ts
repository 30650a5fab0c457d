import type { PlanDay, Task } from '@dayloom/domain';
import { useAddressRequest } from '@dayloom/screen-kit';
import { useState } from 'react';

/** The request to open a task on a day, or the day of a series. Each one is answered once. */
export interface TaskRequest {
  /** The id of the task or of the series. */
  readonly id: string;
  readonly day: PlanDay;
}

/** Handles `?task=` in the address of a day. */
export function useTaskRequest(day: PlanDay): TaskRequest | undefined {
  const [request, setRequest] = useState<TaskRequest>();
  useAddressRequest('task', (id) => setRequest({ id, day }));
  return request?.day === day ? request : undefined;
}

/** The request, if it is for this task. */
export const requestFor = (request: TaskRequest | undefined, { id, repeat }: Task) =>
  request && [id, repeat].includes(request.id) ? request : undefined;
