import { activitiesOfDay, remindersOfDays } from '@dayloom/data';
import { agendaOf, type Appointment, type PlanDay } from '@dayloom/domain';
import { type Records, useRecords, useUser } from '@dayloom/platform';

export const agendaFailed = 'Failed to fetch schedules';

/** What stands at a time of a day, live (TD1). */
export function useAgenda(day: PlanDay): Records<Appointment> {
  const user = useUser();
  const activities = useRecords(activitiesOfDay(user.id, day));
  const reminders = useRecords(remindersOfDays(user.id, day));
  const failed = [activities, reminders].filter((list) => list.phase === 'failed');
  const [first] = failed;
  if (first) return { ...first, retry: () => failed.forEach(({ retry }) => retry()) };
  if (activities.phase !== 'ready' || reminders.phase !== 'ready') return { phase: 'loading' };
  return {
    phase: 'ready',
    records: agendaOf(day, activities.records, reminders.records),
    isComplete: activities.isComplete && reminders.isComplete,
  };
}
