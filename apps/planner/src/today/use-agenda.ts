import { activitiesOfDay, remindersOfDays, settingsOf } from '@dayloom/data';
import { agendaOf, type Appointment, datesOfDay, type PlanDay } from '@dayloom/domain';
import {
  dayStartAtom,
  type ReadAhead,
  type Records,
  useAtomValue,
  useMinute,
  useRecords,
  useUser,
} from '@dayloom/platform';
import { activitySeries, readSeries, reminderSeries, useRecordDays } from '@dayloom/series';

export const agendaFailed = 'Failed to fetch schedules';

/** Reads today's appointments as `useAgenda` does. */
export function readAgenda(ahead: ReadAhead) {
  const { user, today, dayStart, records } = ahead;
  const { from, to } = datesOfDay(today, dayStart);
  void records(activitiesOfDay(user.id, today, dayStart));
  void readSeries(ahead, activitySeries, from, to);
  void records(remindersOfDays(user.id, today, today, dayStart));
  void readSeries(ahead, reminderSeries, from, to);
  // Whether they ring, and for the end of the day.
  void records(settingsOf(user.id));
}

/** The appointments of a day, live, from the hour at which the user's day starts. */
export function useAgenda(day: PlanDay): Records<Appointment> {
  const user = useUser();
  const dayStart = useAtomValue(dayStartAtom);
  const now = useMinute();
  const dates = datesOfDay(day, dayStart);
  const storedActivities = useRecords(activitiesOfDay(user.id, day, dayStart));
  const activities = useRecordDays(activitySeries, storedActivities, dates);
  const storedReminders = useRecords(remindersOfDays(user.id, day, day, dayStart));
  const reminders = useRecordDays(reminderSeries, storedReminders, dates);
  const lists = [activities.records, reminders.records] as const;
  const failed = lists.filter((list) => list.phase === 'failed');
  const [first] = failed;
  if (first) return { ...first, retry: () => failed.forEach(({ retry }) => retry()) };
  const [planned, due] = lists;
  if (planned.phase !== 'ready' || due.phase !== 'ready') return { phase: 'loading' };
  const repeats = new Map([...activities.repeats, ...reminders.repeats]);
  return {
    phase: 'ready',
    records: agendaOf(day, planned.records, due.records, { dayStart, now, repeats }),
    isComplete: planned.isComplete && due.isComplete,
  };
}
