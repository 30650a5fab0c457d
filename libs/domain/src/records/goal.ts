import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { filledText, instant, planDay, title, userId } from './fields.ts';

export const goalTypes = ['weekly', 'monthly', 'yearly', 'future'] as const;
export type GoalType = (typeof goalTypes)[number];

export const goals = collection(
  'goals',
  {
    userId,
    title,
    description: filledText(5_000),
    deadline: v.exactOptional(planDay),
    type: v.picklist(goalTypes),
    completed: v.boolean(),
    createdAt: instant,
  },
  {
    words: { one: 'Goal', many: 'goals' },
    titleField: 'title',
    textFields: ['description'],
    labels: {
      title: 'Title',
      type: 'Goal type',
      completed: 'Done',
      deadline: 'Deadline',
      description: 'Description',
    },
    conflictTexts: ['description'],
    indexes: [['createdAt'], ['deadline'], ['type', 'createdAt']],
    totals: [{ by: ['type'] }],
  },
);
export type Goal = RecordOf<typeof goals>;
