import { collection, type RecordOf } from './collection.ts';
import { planDay, recordIds, userId } from './fields.ts';

/** The order of the tasks of a day that was arranged by hand. */
export const dayOrders = collection(
  'dayOrders',
  {
    userId,
    day: planDay,
    /** The ids of its tasks, separated by spaces, those of computed days of series included; empty if arranged no longer. */
    order: recordIds,
  },
  {
    words: { one: 'Order of a day', many: 'orders of days' },
    machineMade: true,
    immutable: ['day'],
    perDay: 'day',
  },
);
export type DayOrder = RecordOf<typeof dayOrders>;
