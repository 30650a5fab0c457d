import type { KindFacts } from './collection.ts';

export const taskFacts = {
  name: 'tasks',
  words: { one: 'Task', many: 'tasks' },
  titleField: 'title',
  labels: { title: 'Title', completed: 'Done', date: 'Day', workId: 'Work', steps: 'Steps', note: 'Note' },
  together: [['repeat', 'repeatDay']],
  conflictTexts: ['note', 'steps'],
} as const satisfies KindFacts;
