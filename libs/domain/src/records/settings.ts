import * as v from 'valibot';
import { dayStartHours } from '../time/day-start.ts';
import { hourCycles, weekStarts } from '../time/locale.ts';
import { collection, type RecordOf } from './collection.ts';
import { clockTime, filledText, instant, leads, planDay, text, userId, wholeNumber } from './fields.ts';
import { breakLengths, focusLength } from './limits.ts';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

export const notificationButtons = ['view', 'done'] as const;

/** One record per user, with the user's id, for all devices. Missing values follow the default or the locale. */
export const settings = collection(
  'settings',
  {
    userId,
    density: v.exactOptional(v.picklist(densities)),
    /** The hour at which the user's day begins. */
    dayStart: v.exactOptional(wholeNumber(0, dayStartHours.length - 1)),
    weekStart: v.exactOptional(v.picklist(weekStarts)),
    hourCycle: v.exactOptional(v.picklist(hourCycles)),
    /** Whether the app plays sounds. */
    sounds: v.exactOptional(v.boolean()),
    /** Whole minutes of a focus session. */
    focusMinutes: v.exactOptional(wholeNumber(1, focusLength.most)),
    /** Whole minutes of a short and of a long break. */
    breakMinutes: v.exactOptional(wholeNumber(1, breakLengths.most)),
    longBreakMinutes: v.exactOptional(wholeNumber(1, breakLengths.most)),
    /** Whether a break starts by itself after a focus session, and a focus session after a break. */
    startsBreaks: v.exactOptional(v.boolean()),
    startsFocus: v.exactOptional(v.boolean()),
    /** Quiet hours; both fields or neither. */
    quietFrom: v.exactOptional(clockTime),
    quietTo: v.exactOptional(clockTime),
    /** The names of the modules that are switched off, separated by spaces. */
    areasOff: v.exactOptional(text(1_000)),
    /** The kinds of items of those modules, for the notification sender, which does not know the modules. */
    kindsOff: v.exactOptional(text(1_000)),
    /** When reminders and activities ring that have no choice of their own. */
    leads: v.exactOptional(leads),
    /** The first button of a notification with room for two. */
    notificationButton: v.exactOptional(v.picklist(notificationButtons)),
    /** The IANA name of the user's last time zone. */
    timeZone: v.exactOptional(filledText(64)),
    /** The last day that was closed with 'Close the day'. */
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
