import * as v from 'valibot';
import { limits } from '../limits.ts';
import { collection, type RecordOf } from './collection.ts';
import { instant, planDay, text, title, userId, wholeNumber } from './fields.ts';

export const priorities = ['low', 'medium', 'high'] as const;
export type Priority = (typeof priorities)[number];
export const isPriority = (value: unknown): value is Priority =>
  priorities.some((priority) => priority === value);

export const works = collection('works', {
  userId,
  workTitle: title,
  startDate: planDay,
  endDate: planDay,
  /** Whole days. */
  duration: wholeNumber(1),
  priority: v.picklist(priorities),
  description: v.exactOptional(text(limits.description)),
  createdAt: instant,
});
export type Work = RecordOf<typeof works>;
