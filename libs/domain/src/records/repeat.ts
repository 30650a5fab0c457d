import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import {
  clockTime,
  instant,
  leads,
  planDay,
  recordId,
  repeatRule,
  stepLines,
  text,
  title,
  userId,
} from './fields.ts';
import { textLimits } from './limits.ts';
import { repeatFacts } from './repeat-facts.ts';

/**
 * A segment of a series: what repeats from a day on. On each day of a series the segment with the latest `first` counts.
 * The days themselves are computed; one gets a record of its own when it is changed.
 */
export const repeats = collection(
  'repeats',
  {
    userId,
    makes: v.picklist(['task', 'reminder', 'schedule']),
    /** The id of the first segment of the series. */
    series: recordId,
    first: planDay,
    /** A rule of RFC 5545; none if the series ends before `first`. */
    rule: v.exactOptional(repeatRule),
    title: v.exactOptional(title),
    workId: v.exactOptional(recordId),
    /** The time of a reminder, or the start of an activity, wherever the user is. */
    time: v.exactOptional(clockTime),
    /** The end of an activity. */
    endTime: v.exactOptional(clockTime),
    /** When its reminders or activities ring; without it as in the settings. */
    leads: v.exactOptional(leads),
    /** What its tasks begin with; all steps are open. */
    note: v.exactOptional(text(textLimits.note)),
    steps: v.exactOptional(stepLines),
    createdAt: instant,
  },
  {
    ...repeatFacts,
    parent: { collection: 'works', field: 'workId' },
    textFields: ['note'],
    merges: { steps: 'steps' },
    immutable: ['makes', 'series', 'createdAt'],
    givenOnce: ['workId'],
    indexes: [['workId']],
  },
);
export type Repeat = RecordOf<typeof repeats>;

/** A day of a series that is left out: deleted, or moved to another day. */
export const repeatSkips = collection(
  'repeatSkips',
  { userId, series: recordId, day: planDay },
  {
    words: { one: 'Skipped day', many: 'skipped days' },
    machineMade: true,
    changes: 'never',
    indexes: [['day']],
    sparseIndexes: [['series', 'day']],
  },
);
export type RepeatSkip = RecordOf<typeof repeatSkips>;
