import { tasksOfDay } from '@dayloom/data';
import type { PlanDay, Work } from '@dayloom/domain';
import { useRecords, useUser } from '@dayloom/platform';
import { taskSeries, useRecordDays } from '@dayloom/series';
import { workFailed } from './sentences.ts';

/** The tasks of one day of a work, with those that repeat. */
export function useWorkDay({ id }: Work, day: PlanDay) {
  const stored = useRecords(tasksOfDay(useUser().id, id, day), { failed: workFailed });
  const days = useRecordDays(taskSeries, stored, { from: day, to: day, workId: id });
  return { tasks: days.records, repeats: days.repeats };
}
