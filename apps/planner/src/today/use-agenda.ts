import { activitiesOfDay, remindersOfDays } from '@dayloom/data';
import { agendaOf, type Appointment, type PlanDay } from '@dayloom/domain';
import {
  dayStartAtom,
  type ReadAhead,
  type Records,
  useAtomValue,
  useMinute,
  useRecords,
  useUser,
} from '@dayloom/platform';

export const agendaFailed = 'Failed to fetch schedules';

/** Reads today's appointments as `useAgenda` does. */
export function readAgenda({ user, today, dayStart, records }: ReadAhead) {
  void records(activitiesOfDay(user.id, today, dayStart));
  void records(remindersOfDays(user.id, today, today, dayStart));
}

/** The appointments of a day, live, from the hour at which the user's day starts. */
export function useAgenda(day: PlanDay): Records<Appointment> {
  const user = useUser();
  const dayStart = useAtomValue(dayStartAtom);
  const now = useMinute();
  const activities = useRecords(activitiesOfDay(user.id, day, dayStart));
  const reminders = useRecords(remindersOfDays(user.id, day, day, dayStart));
  const failed = [activities, reminders].filter((list) => list.phase === 'failed');
  const [first] = failed;
  if (first) return { ...first, retry: () => failed.forEach(({ retry }) => retry()) };
  if (activities.phase !== 'ready' || reminders.phase !== 'ready') return { phase: 'loading' };
  return {
    phase: 'ready',
    records: agendaOf(day, activities.records, reminders.records, { dayStart, now }),
    isComplete: activities.isComplete && reminders.isComplete,
  };
}
