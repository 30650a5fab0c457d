import type { KindFacts } from './collection.ts';

export const repeatFacts = {
  name: 'repeats',
  words: { one: 'Series', many: 'series' },
  titleField: 'title',
  labels: {
    title: 'Title',
    rule: 'Repeats',
    first: 'First day',
    time: 'Time',
    endTime: 'End time',
    leads: 'When to ring',
    workId: 'Work',
    steps: 'Steps',
    note: 'Note',
  },
  together: [['rule', 'first']],
  conflictTexts: ['note', 'steps'],
} as const satisfies KindFacts;
