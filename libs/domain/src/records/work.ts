import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { instant, planDay, text, title, userId, wholeNumber } from './fields.ts';

export const priorities = ['low', 'medium', 'high'] as const;
export type Priority = (typeof priorities)[number];
export const isPriority = (value: unknown): value is Priority =>
  priorities.some((priority) => priority === value);

/** The maximum number of days of a work. */
export const maxWorkDays = 3_660;

export const works = collection(
  'works',
  {
    userId,
    workTitle: title,
    startDate: planDay,
    endDate: planDay,
    /** Whole days. */
    duration: wholeNumber(1),
    priority: v.picklist(priorities),
    description: v.exactOptional(text(5_000)),
    createdAt: instant,
  },
  {
    words: { one: 'Work', many: 'works' },
    titleField: 'workTitle',
    textFields: ['description'],
    labels: {
      workTitle: 'Title',
      startDate: 'Start date',
      endDate: 'End date',
      duration: 'Duration',
      priority: 'Priority',
      description: 'Description',
    },
    conflictTexts: ['description'],
    together: [['startDate', 'endDate', 'duration']],
    span: { from: 'startDate', to: 'endDate', length: 'duration', maxDays: maxWorkDays },
    indexes: [
      ['createdAt'],
      ['endDate'],
      ['priority', 'createdAt'],
      ['priority', 'endDate'],
      ['priority', 'startDate'],
    ],
    totals: [{ by: ['priority'] }, { by: ['endDate'] }],
  },
);
export type Work = RecordOf<typeof works>;
