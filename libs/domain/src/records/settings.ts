import * as v from 'valibot';
import { dayStartHours } from '../time/day-start.ts';
import { collection, type RecordOf } from './collection.ts';
import { instant, planDay, userId, wholeNumber } from './fields.ts';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** One record per user, whose id is the user's, on all devices (ST1); what is missing follows the default. */
export const settings = collection(
  'settings',
  {
    userId,
    density: v.exactOptional(v.picklist(densities)),
    /** The hour at which 'Today' begins (ST2). */
    dayStart: v.exactOptional(wholeNumber(0, dayStartHours.length - 1)),
    /** The last day that was ended with 'Close the day' (TD8). */
    closedDay: v.exactOptional(planDay),
    createdAt: instant,
  },
  { words: { one: 'Settings', many: 'settings' }, singleton: true },
);
export type Settings = RecordOf<typeof settings>;
