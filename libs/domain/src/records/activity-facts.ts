import type { KindFacts } from './collection.ts';

export const activityFacts = {
  name: 'schedules',
  words: { one: 'Activity', many: 'activities' },
  titleField: 'title',
  labels: {
    title: 'Title',
    date: 'Day',
    startTime: 'Start time',
    endTime: 'End time',
    completed: 'Done',
    leads: 'When to ring',
    snoozedUntil: 'Snoozed until',
  },
  together: [
    ['date', 'startTime', 'endTime'],
    ['repeat', 'repeatDay'],
  ],
  conflictTexts: [],
  endedByEdit: ['snoozedUntil'],
} as const satisfies KindFacts;
