import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { instant, planDay, recordId, stepLines, text, title, userId } from './fields.ts';
import { textLimits } from './limits.ts';
import { taskFacts } from './task-facts.ts';

/** The day tasks of works, and the inbox tasks, which have no work and may have no day. */
export const tasks = collection(
  'tasks',
  {
    workId: v.exactOptional(recordId),
    userId,
    title,
    completed: v.boolean(),
    date: v.exactOptional(planDay),
    /** The series that it is a day of, if any, and which day; it may be planned for another one. */
    repeat: v.exactOptional(recordId),
    repeatDay: v.exactOptional(planDay),
    /** When it was ticked last; counts only while it is completed. */
    completedAt: v.exactOptional(instant),
    note: v.exactOptional(text(textLimits.note)),
    steps: v.exactOptional(stepLines),
    createdAt: instant,
  },
  {
    ...taskFacts,
    parent: { collection: 'works', field: 'workId' },
    textFields: ['note'],
    merges: { steps: 'steps' },
    givenOnce: ['workId', 'repeat', 'repeatDay'],
    indexes: [
      ['createdAt'],
      ['completed'],
      ['completed', 'date'],
      ['date', 'createdAt'],
      ['workId', 'completed'],
      ['workId', 'date', 'createdAt'],
      ['workId', 'date', 'completed'],
    ],
    sparseIndexes: [['completed', 'repeatDay', 'repeat']],
    totals: [{ by: ['completed'] }],
  },
);
export type Task = RecordOf<typeof tasks>;
