import * as v from 'valibot';
import { activityFacts } from './activity-facts.ts';
import { collection, type RecordOf } from './collection.ts';
import { anyInstant, clockTime, instant, leads, planDay, recordId, title, userId } from './fields.ts';

/** The activities of the timetable. An end before the start is on the next day. */
export const schedules = collection(
  'schedules',
  {
    userId,
    title,
    startTime: clockTime,
    endTime: clockTime,
    date: planDay,
    /** The series that it is a day of, if any, and which day; it may be on another one. */
    repeat: v.exactOptional(recordId),
    repeatDay: v.exactOptional(planDay),
    /** Without it not. */
    completed: v.exactOptional(v.boolean()),
    /** When it rings; without it as in the settings. */
    leads: v.exactOptional(leads),
    /** It rings again then, and not before. */
    snoozedUntil: v.exactOptional(anyInstant),
    createdAt: instant,
  },
  {
    ...activityFacts,
    givenOnce: ['repeat', 'repeatDay'],
    indexes: [['date', 'startTime']],
    sparseIndexes: [['repeatDay'], ['snoozedUntil']],
  },
);
export type Activity = RecordOf<typeof schedules>;
