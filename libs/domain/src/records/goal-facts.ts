import type { KindFacts } from './collection.ts';

export const goalTypes = ['weekly', 'monthly', 'yearly', 'future'] as const;
export type GoalType = (typeof goalTypes)[number];

export const goalFacts = {
  name: 'goals',
  words: { one: 'Goal', many: 'goals' },
  titleField: 'title',
  labels: {
    title: 'Title',
    type: 'Goal type',
    completed: 'Done',
    deadline: 'Deadline',
    description: 'Description',
  },
  together: [],
  conflictTexts: ['description'],
} as const satisfies KindFacts;
