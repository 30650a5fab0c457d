import { type Change, create, remove } from '@dayloom/data';
import { momentAt, nowOf, type PlanDay } from '@dayloom/domain';
import type { QuickAddReading } from '@dayloom/domain/quick-add';
import type { Shell } from '@dayloom/platform';

export interface NewRecord {
  readonly add: Change;
  readonly undo: Change;
  /** The address where it is shown; undefined if no module shows it. */
  readonly at: string | undefined;
}

/** With a time it is a reminder, with a day a task of that day, otherwise a task of the Inbox. */
export function newRecord(
  { kind, time, work }: QuickAddReading,
  day: PlanDay | undefined,
  title: string,
  { clock, newId, user, navigation }: Shell,
): NewRecord {
  const id = newId();
  const fields = { userId: user.id, title, completed: false, createdAt: nowOf(clock) };
  const onDay = () => navigation.intent('open-day', day && { day });
  if (kind === 'reminder' && day && time) {
    return {
      add: create('reminders', id, { ...fields, dateTime: momentAt(day, time) }),
      undo: remove('reminders', id),
      at: navigation.intent('show-reminders', { reminder: id }) ?? onDay(),
    };
  }
  return {
    add: create('tasks', id, { ...fields, ...(work && { workId: work.id }), ...(day && { date: day }) }),
    undo: remove('tasks', id),
    at: (work && day && navigation.intent('open-work', { id: work.id, day })) ?? onDay(),
  };
}
