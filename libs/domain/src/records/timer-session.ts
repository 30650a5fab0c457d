import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { instant, userId, wholeNumber } from './fields.ts';

export const timerHistory = collection(
  'timerHistory',
  {
    userId,
    type: v.picklist(['focus', 'stopwatch']),
    /** Whole seconds, without pauses. */
    duration: wholeNumber(1),
    /** The original `duration`, if a device lowered it: the clock had been stopped earlier, or overlapped another run. */
    loweredFrom: v.exactOptional(wholeNumber(1)),
    createdAt: instant,
  },
  {
    words: { one: 'Timer session', many: 'timer sessions' },
    secondsField: 'duration',
    changes: 'never',
    lowered: { field: 'duration', from: 'loweredFrom' },
    indexes: [['createdAt'], ['type', 'createdAt']],
    totals: [{ by: ['type'], sums: ['duration'] }],
  },
);
export type TimerSession = RecordOf<typeof timerHistory>;
