import * as v from 'valibot';
import { limits } from '../limits.ts';
import { collection, type RecordOf } from './collection.ts';
import { filledText, instant, planDay, title, userId } from './fields.ts';

export const goalTypes = ['weekly', 'monthly', 'yearly', 'future'] as const;
export type GoalType = (typeof goalTypes)[number];

export const goals = collection('goals', {
  userId,
  title,
  description: filledText(limits.description),
  deadline: v.exactOptional(planDay),
  type: v.picklist(goalTypes),
  completed: v.boolean(),
  createdAt: instant,
});
export type Goal = RecordOf<typeof goals>;
