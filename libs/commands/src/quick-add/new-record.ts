import { type Change, create, remove } from '@dayloom/data';
import { momentAt, nowOf, type PlanDay } from '@dayloom/domain';
import type { QuickAddReading } from '@dayloom/domain/quick-add';
import { ruleText } from '@dayloom/domain/repeats';
import type { Shell } from '@dayloom/platform';

export interface NewRecord {
  readonly add: Change;
  readonly undo: Change;
  /** The address where it is shown; undefined if no module shows it. */
  readonly at: string | undefined;
}

/** With a time it is a reminder, with a day a task of that day, otherwise a task of the Inbox; with a rule a series. */
export function newRecord(
  { kind, time, work, repeat }: QuickAddReading,
  day: PlanDay | undefined,
  title: string,
  { clock, newId, user, navigation }: Shell,
): NewRecord {
  const id = newId();
  const fields = { userId: user.id, title, createdAt: nowOf(clock) };
  const isReminder = kind === 'reminder' && day !== undefined && time !== undefined;
  const ofWork = !isReminder && work ? { workId: work.id } : {};
  const onDay = () => navigation.intent('open-day', day && { day });
  const inWork = () => work && day && navigation.intent('open-work', { id: work.id, day });
  const atReminder = () =>
    navigation.intent('show-reminders', { reminder: id, ...(repeat && { day: repeat.first }) });
  const at = (isReminder ? atReminder() : inWork()) ?? onDay();
  if (repeat) {
    const { rule, first } = repeat;
    const makes = isReminder ? { makes: 'reminder' as const, time } : { makes: 'task' as const };
    const series = { ...fields, ...makes, ...ofWork, series: id, first, rule: ruleText(rule) };
    return { add: create('repeats', id, series), undo: remove('repeats', id), at };
  }
  const single = { ...fields, completed: false };
  if (isReminder) {
    const add = create('reminders', id, { ...single, dateTime: momentAt(day, time) });
    return { add, undo: remove('reminders', id), at };
  }
  const add = create('tasks', id, { ...single, ...ofWork, ...(day && { date: day }) });
  return { add, undo: remove('tasks', id), at };
}
