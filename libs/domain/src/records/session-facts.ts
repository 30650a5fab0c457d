import type { KindFacts } from './collection.ts';

export const timerSessionFacts = {
  name: 'timerHistory',
  words: { one: 'Timer session', many: 'timer sessions' },
  labels: { duration: 'Duration', about: 'Task', workTitle: 'Work', note: 'Note' },
  together: [],
  conflictTexts: [],
} as const satisfies KindFacts;

export const meditationFacts = {
  name: 'meditationSessions',
  words: { one: 'Meditation', many: 'meditations' },
  labels: { duration: 'Duration' },
  together: [],
  conflictTexts: [],
} as const satisfies KindFacts;
