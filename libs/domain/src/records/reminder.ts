import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { dateTime, instant, title, userId, utcDateTime } from './fields.ts';

export const reminders = collection(
  'reminders',
  { userId, title, dateTime, completed: v.boolean(), createdAt: instant },
  {
    words: { one: 'Reminder', many: 'reminders' },
    titleField: 'title',
    labels: { title: 'Title', dateTime: 'Date and time' },
    indexes: [['dateTime']],
    rewrites: { dateTime: utcDateTime },
  },
);
export type Reminder = RecordOf<typeof reminders>;
