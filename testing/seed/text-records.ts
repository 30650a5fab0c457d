import { type Change, create } from '@dayloom/data';
import {
  addDays,
  clockTime,
  dayInMilliseconds,
  type Instant,
  nowOf,
  systemClock,
  todayOf,
  type UserId,
} from '@dayloom/domain';

/** A timestamp this many days from now; with a smaller number, the record was created earlier. */
const daysFromNow = (days: number) =>
  new Date(systemClock.now().getTime() + days * dayInMilliseconds).toISOString() as Instant;

/**
 * Records of every kind that a user writes, with each text in every field of one record of each kind. The first text is
 * the user's name too.
 */
export function textRecords(userId: UserId, email: string, texts: readonly string[]): Change[] {
  const today = todayOf(systemClock);
  const createdAt = nowOf(systemClock);
  const [name] = texts;
  const profile =
    name === undefined ? [] : [create('users', userId, { firstName: name, email, mobileNo: '', createdAt })];
  const ofEach = texts.flatMap((text, index): Change[] => {
    const id = `text-${String(index).padStart(3, '0')}`;
    const own = { userId, createdAt };
    return [
      create('works', id, {
        ...own,
        workTitle: text,
        description: text,
        startDate: today,
        endDate: addDays(today, 1),
        duration: 1,
        priority: 'high',
      }),
      create('tasks', id, { ...own, workId: id, title: text, completed: false, date: today }),
      create('goals', id, {
        ...own,
        title: text,
        description: text,
        type: 'weekly',
        completed: false,
        deadline: today,
      }),
      create('notes', id, { ...own, title: text, content: text }),
      create('reminders', id, { ...own, title: text, dateTime: daysFromNow(1), completed: false }),
      create('schedules', id, {
        ...own,
        title: text,
        date: today,
        startTime: clockTime('23:58'),
        endTime: clockTime('23:59'),
      }),
      create('suggestions', id, { ...own, suggestion: text, status: 'pending' }),
    ];
  });
  return [...profile, ...ofEach];
}
