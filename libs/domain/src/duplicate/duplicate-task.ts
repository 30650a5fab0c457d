import type { Instant, PlanDay } from '../brands.ts';
import type { Task } from '../records/task.ts';
import { openSteps } from '../steps/without-reading.ts';
import { instantOf } from '../time/instant.ts';
import { dayAllowsChange } from '../works/plan-range.ts';

/** The steps, all open, and the note of a task, for a copy of it. */
export const stepsAndNoteOf = ({ steps, note }: Pick<Task, 'steps' | 'note'>) => ({
  ...(steps !== undefined && { steps: openSteps(steps) }),
  ...(note !== undefined && { note }),
});

const justAfter = (moment: Instant) => instantOf(new Date(Date.parse(moment) + 1));

/** The fields of a copy of a task: open, no day of a series, and for today if the day of the task is over. */
export function copyOfTask(task: Task, today: PlanDay, now: Instant): Omit<Task, 'id'> {
  const { userId, title, workId, date, createdAt } = task;
  const isOver = date !== undefined && !dayAllowsChange(date, today);
  return {
    userId,
    title,
    completed: false,
    ...(workId !== undefined && { workId }),
    ...(date !== undefined && { date: isOver ? today : date }),
    ...stepsAndNoteOf(task),
    // Lists are in order of creation, so this puts the copy directly below the task. On another day it is a new task.
    createdAt: isOver ? now : justAfter(createdAt),
  };
}
