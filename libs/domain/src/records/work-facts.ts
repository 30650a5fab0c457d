import type { KindFacts } from './collection.ts';

export const priorities = ['low', 'medium', 'high'] as const;
export type Priority = (typeof priorities)[number];
export const isPriority = (value: unknown): value is Priority =>
  priorities.some((priority) => priority === value);

export const workFacts = {
  name: 'works',
  words: { one: 'Work', many: 'works' },
  titleField: 'workTitle',
  labels: {
    workTitle: 'Title',
    startDate: 'Start date',
    endDate: 'End date',
    duration: 'Duration',
    priority: 'Priority',
    description: 'Description',
  },
  together: [['startDate', 'endDate', 'duration']],
  conflictTexts: ['description'],
} as const satisfies KindFacts;
