import type { KindFacts } from './collection.ts';

export const userFacts = {
  name: 'users',
  words: { one: 'Profile', many: 'profiles' },
  labels: {},
  together: [],
  conflictTexts: [],
} as const satisfies KindFacts;
