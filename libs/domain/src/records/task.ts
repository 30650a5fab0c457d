import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { instant, planDay, recordId, title, userId } from './fields.ts';

/** The day tasks of works. */
export const tasks = collection(
  'tasks',
  { workId: recordId, userId, title, completed: v.boolean(), date: planDay, createdAt: instant },
  {
    words: { one: 'Task', many: 'tasks' },
    titleField: 'title',
    parent: { collection: 'works', field: 'workId' },
    immutable: ['createdAt', 'workId'],
    indexes: [
      ['createdAt'],
      ['completed'],
      ['workId', 'completed'],
      ['workId', 'date', 'createdAt'],
      ['workId', 'date', 'completed'],
    ],
    totals: [{ by: ['completed'] }],
  },
);
export type Task = RecordOf<typeof tasks>;
