import { tasksOfDay } from '@dayloom/data';
import { arranged, type PlanDay, type Task, type Work } from '@dayloom/domain';
import { type Records, useRecords, useUser } from '@dayloom/platform';
import { taskSeries, useRecordDays } from '@dayloom/series';
import { useDayOrder } from '@dayloom/tasks';
import { workFailed } from './sentences.ts';

function inOrder(tasks: Records<Task>, { order, isLoading }: ReturnType<typeof useDayOrder>): Records<Task> {
  if (tasks.phase !== 'ready') return tasks;
  return isLoading ? { phase: 'loading' } : { ...tasks, records: arranged(tasks.records, order) };
}

/** The tasks of one day of a work, with those that repeat, in the order in which the day was arranged. */
export function useWorkDay({ id }: Work, day: PlanDay) {
  const stored = useRecords(tasksOfDay(useUser().id, id, day), { failed: workFailed });
  const days = useRecordDays(taskSeries, stored, { from: day, to: day, workId: id });
  const order = useDayOrder(day);
  return { tasks: inOrder(days.records, order), repeats: days.repeats, order: order.order };
}
