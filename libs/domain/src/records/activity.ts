import * as v from 'valibot';
import { activityFacts } from './activity-facts.ts';
import { collection, type RecordOf } from './collection.ts';
import { clockTime, instant, planDay, recordId, title, userId } from './fields.ts';

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
    createdAt: instant,
  },
  {
    ...activityFacts,
    givenOnce: ['repeat', 'repeatDay'],
    indexes: [['date', 'startTime']],
    sparseIndexes: [['repeatDay']],
  },
);
export type Activity = RecordOf<typeof schedules>;
