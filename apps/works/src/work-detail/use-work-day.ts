import { tasksOfDay } from '@dayloom/data';
import type { PlanDay, Work } from '@dayloom/domain';
import { useRecords, useUser } from '@dayloom/platform';
import { useTaskDays } from '@dayloom/tasks';
import { workFailed } from './sentences.ts';

/** The tasks of one day of a work, with those that repeat. */
export function useWorkDay({ id }: Work, day: PlanDay) {
  const stored = useRecords(tasksOfDay(useUser().id, id, day), { failed: workFailed });
  return useTaskDays(stored, { from: day, to: day, workId: id });
}
