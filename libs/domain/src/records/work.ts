import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { instant, planDay, text, title, userId, wholeNumber } from './fields.ts';
import { maxWorkDays, textLimits } from './limits.ts';
import { priorities, workFacts } from './work-facts.ts';

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
    description: v.exactOptional(text(textLimits.description)),
    createdAt: instant,
  },
  {
    ...workFacts,
    textFields: ['description'],
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
