import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { instant, userId, wholeNumber } from './fields.ts';
import { timerSessionFacts } from './session-facts.ts';
import { purposeFields } from './session-fields.ts';

export const timerHistory = collection(
  'timerHistory',
  {
    userId,
    type: v.picklist(['focus', 'stopwatch']),
    /** Whole seconds, without pauses. */
    duration: wholeNumber(1),
    /** The original `duration`, if a device lowered it: the clock had been stopped earlier, or overlapped another run. */
    loweredFrom: v.exactOptional(wholeNumber(1)),
    ...purposeFields,
    /** When the user last corrected the length; no device lowers it after that. */
    editedAt: v.exactOptional(instant),
    createdAt: instant,
  },
  {
    ...timerSessionFacts,
    secondsField: 'duration',
    textFields: ['about', 'workTitle', 'note'],
    immutable: ['type', 'createdAt'],
    oneChoice: ['taskId', 'workId', 'about', 'workTitle'],
    lowered: { field: 'duration', from: 'loweredFrom', unless: 'editedAt' },
    indexes: [['createdAt'], ['type', 'createdAt']],
    sparseIndexes: [
      ['type', 'workId', 'createdAt'],
      ['type', 'taskId', 'createdAt'],
    ],
    totals: [
      { by: ['type'], sums: ['duration'] },
      { by: ['type', 'workId'], sums: ['duration'] },
      { by: ['type', 'taskId'], sums: ['duration'] },
    ],
  },
);
export type TimerSession = RecordOf<typeof timerHistory>;
