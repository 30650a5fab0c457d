import * as v from 'valibot';
import { dayStartHours } from '../time/day-start.ts';
import { hourCycles, weekStarts } from '../time/locale.ts';
import { collection, type RecordOf } from './collection.ts';
import { clockTime, filledText, instant, planDay, text, userId, wholeNumber } from './fields.ts';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** Whole minutes of a focus session: the default, those to choose from, and the most of a length of one's own. */
export const focusLength = { standard: 25, choices: [5, 15, 25, 50], most: 180 } as const;

/** One record per user, whose id is the user's, on all devices; what is missing follows the default or the locale. */
export const settings = collection(
  'settings',
  {
    userId,
    density: v.exactOptional(v.picklist(densities)),
    /** The hour at which 'Today' begins. */
    dayStart: v.exactOptional(wholeNumber(0, dayStartHours.length - 1)),
    weekStart: v.exactOptional(v.picklist(weekStarts)),
    hourCycle: v.exactOptional(v.picklist(hourCycles)),
    /** Whether anything is heard. */
    sounds: v.exactOptional(v.boolean()),
    /** Whole minutes of a focus session. */
    focusMinutes: v.exactOptional(wholeNumber(1, focusLength.most)),
    /** Both or neither: from when to when notifications wait. */
    quietFrom: v.exactOptional(clockTime),
    quietTo: v.exactOptional(clockTime),
    /** The names of the modules that are switched off, apart by spaces. */
    areasOff: v.exactOptional(text(1_000)),
    /** The kinds of items that these modules notify of, for whoever knows no modules. */
    kindsOff: v.exactOptional(text(1_000)),
    /** The IANA name of where the user was last. */
    timeZone: v.exactOptional(filledText(64)),
    /** The last day that was ended with 'Close the day'. */
    closedDay: v.exactOptional(planDay),
    createdAt: instant,
  },
  {
    words: { one: 'Settings', many: 'settings' },
    singleton: true,
    together: [
      ['quietFrom', 'quietTo'],
      ['areasOff', 'kindsOff'],
    ],
  },
);
export type Settings = RecordOf<typeof settings>;
