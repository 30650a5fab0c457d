import type { KindFacts } from './collection.ts';

export const reminderFacts = {
  name: 'reminders',
  words: { one: 'Reminder', many: 'reminders' },
  titleField: 'title',
  labels: {
    title: 'Title',
    dateTime: 'Date and time',
    completed: 'Done',
    leads: 'When to ring',
    snoozedUntil: 'Snoozed until',
  },
  together: [['repeat', 'repeatDay']],
  conflictTexts: [],
  endedByEdit: ['snoozedUntil'],
} as const satisfies KindFacts;
