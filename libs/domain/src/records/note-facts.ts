import type { KindFacts } from './collection.ts';

export const noteFacts = {
  name: 'notes',
  words: { one: 'Note', many: 'notes' },
  titleField: 'title',
  labels: { title: 'Title', content: 'Content' },
  together: [],
  conflictTexts: ['content'],
} as const satisfies KindFacts;
