import type { KindFacts } from './collection.ts';

export const repeatFacts = {
  name: 'repeats',
  words: { one: 'Repeating task', many: 'repeating tasks' },
  titleField: 'title',
  labels: { title: 'Title', rule: 'Repeats', first: 'First day', workId: 'Work' },
  together: [['rule', 'first']],
  conflictTexts: [],
} as const satisfies KindFacts;
