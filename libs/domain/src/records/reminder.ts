import * as v from 'valibot';
import { isClockTime } from '../time/clock-time.ts';
import { isInstant } from '../time/instant.ts';
import { isPlanDay } from '../time/plan-day.ts';
import { collection, type RecordOf } from './collection.ts';
import { instant, title, userId } from './fields.ts';

/** ISO UTC, or the local `yyyy-MM-ddTHH:mm` of earlier writers (RM8). */
const dateTime = v.pipe(
  v.string(),
  v.check(
    (text) =>
      isInstant(text) ||
      (text.length === 16 && text[10] === 'T' && isPlanDay(text.slice(0, 10)) && isClockTime(text.slice(11))),
    'not a date and time',
  ),
);

export const reminders = collection(
  'reminders',
  { userId, title, dateTime, completed: v.boolean(), createdAt: instant },
  {
    words: { one: 'Reminder', many: 'reminders' },
    titleField: 'title',
    indexes: [['dateTime']],
  },
);
export type Reminder = RecordOf<typeof reminders>;
