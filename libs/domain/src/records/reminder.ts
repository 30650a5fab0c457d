import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { dateTime, instant, title, userId, utcDateTime } from './fields.ts';
import { reminderFacts } from './reminder-facts.ts';

export const reminders = collection(
  'reminders',
  { userId, title, dateTime, completed: v.boolean(), createdAt: instant },
  {
    ...reminderFacts,
    indexes: [['dateTime']],
    rewrites: { dateTime: utcDateTime },
  },
);
export type Reminder = RecordOf<typeof reminders>;
