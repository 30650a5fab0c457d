import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { instant, planDay, recordId, title, userId } from './fields.ts';

/** The day tasks of works. */
export const tasks = collection(
  'tasks',
  { workId: recordId, userId, title, completed: v.boolean(), date: planDay, createdAt: instant },
  { immutable: ['createdAt', 'workId'] },
);
export type Task = RecordOf<typeof tasks>;
