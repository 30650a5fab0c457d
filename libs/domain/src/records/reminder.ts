import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import {
  anyInstant,
  dateTime,
  instant,
  leads,
  planDay,
  recordId,
  title,
  userId,
  utcDateTime,
} from './fields.ts';
import { reminderFacts } from './reminder-facts.ts';

export const reminders = collection(
  'reminders',
  {
    userId,
    title,
    dateTime,
    completed: v.boolean(),
    /** The series that it is a day of, if any, and which day; it may be at another one. */
    repeat: v.exactOptional(recordId),
    repeatDay: v.exactOptional(planDay),
    /** When it rings; without it as in the settings. */
    leads: v.exactOptional(leads),
    /** It rings again then, and not before. */
    snoozedUntil: v.exactOptional(anyInstant),
    createdAt: instant,
  },
  {
    ...reminderFacts,
    givenOnce: ['repeat', 'repeatDay'],
    indexes: [['dateTime']],
    sparseIndexes: [['repeatDay'], ['snoozedUntil']],
    rewrites: { dateTime: utcDateTime },
  },
);
export type Reminder = RecordOf<typeof reminders>;
