import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { instant, userId, wholeNumber } from './fields.ts';

export const timerHistory = collection(
  'timerHistory',
  {
    userId,
    type: v.picklist(['focus', 'stopwatch']),
    /** Whole seconds, pauses not counted. */
    duration: wholeNumber(1),
    createdAt: instant,
  },
  {
    words: { one: 'Timer session', many: 'timer sessions' },
    changes: 'never',
    indexes: [['createdAt'], ['type', 'createdAt']],
    totals: [{ by: ['type'], sums: ['duration'] }],
  },
);
export type TimerSession = RecordOf<typeof timerHistory>;
