import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { filledText, instant, planDay, title, userId } from './fields.ts';
import { goalFacts, goalTypes } from './goal-facts.ts';
import { textLimits } from './limits.ts';

export const goals = collection(
  'goals',
  {
    userId,
    title,
    description: filledText(textLimits.description),
    deadline: v.exactOptional(planDay),
    type: v.picklist(goalTypes),
    completed: v.boolean(),
    createdAt: instant,
  },
  {
    ...goalFacts,
    textFields: ['description'],
    indexes: [['createdAt'], ['deadline'], ['type', 'createdAt']],
    totals: [{ by: ['type'] }],
  },
);
export type Goal = RecordOf<typeof goals>;
