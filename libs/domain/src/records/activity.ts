import { collection, type RecordOf } from './collection.ts';
import { clockTime, instant, planDay, title, userId } from './fields.ts';

/** The activities of the timetable. An end before the start is on the next day. */
export const schedules = collection(
  'schedules',
  { userId, title, startTime: clockTime, endTime: clockTime, date: planDay, createdAt: instant },
  {
    words: { one: 'Activity', many: 'activities' },
    titleField: 'title',
    labels: { title: 'Title', date: 'Day', startTime: 'Start time', endTime: 'End time' },
    indexes: [['date', 'startTime']],
    together: [['date', 'startTime', 'endTime']],
  },
);
export type Activity = RecordOf<typeof schedules>;
