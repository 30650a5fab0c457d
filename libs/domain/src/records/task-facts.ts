import type { KindFacts } from './collection.ts';

export const taskFacts = {
  name: 'tasks',
  words: { one: 'Task', many: 'tasks' },
  titleField: 'title',
  labels: { title: 'Title', completed: 'Done', date: 'Day', workId: 'Work' },
  together: [['repeat', 'repeatDay']],
  conflictTexts: [],
} as const satisfies KindFacts;
