import type { TimerSession } from '../records/timer-session.ts';
import type { Task } from '../records/task.ts';

/** What a run or a session is for. Titles are those of its time, for when the task or the work is gone. */
export type Purpose = Pick<TimerSession, 'taskId' | 'workId' | 'about' | 'workTitle' | 'note'>;

/** The fields of a purpose, for a copy from a run to its session and for a removal. */
export const purposeFieldNames = ['taskId', 'workId', 'about', 'workTitle', 'note'] as const;

/** The purpose of what is for a task. */
export const purposeOfTask = ({ id, title, workId }: Task, workTitle?: string): Purpose => ({
  taskId: id,
  about: title,
  ...(workId !== undefined && { workId }),
  ...(workTitle !== undefined && { workTitle }),
});

/** The purpose of a run or a session, without its other fields. */
export const purposeOf = (of: Purpose): Purpose =>
  Object.fromEntries(
    purposeFieldNames.filter((field) => of[field] !== undefined).map((field) => [field, of[field]]),
  );
