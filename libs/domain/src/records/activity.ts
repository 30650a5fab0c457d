import { activityFacts } from './activity-facts.ts';
import { collection, type RecordOf } from './collection.ts';
import { clockTime, instant, planDay, title, userId } from './fields.ts';

/** The activities of the timetable. An end before the start is on the next day. */
export const schedules = collection(
  'schedules',
  { userId, title, startTime: clockTime, endTime: clockTime, date: planDay, createdAt: instant },
  {
    ...activityFacts,
    indexes: [['date', 'startTime']],
  },
);
export type Activity = RecordOf<typeof schedules>;
