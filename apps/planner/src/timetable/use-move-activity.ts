import { type Activity, type PlanDay, schedules, whyPastRefuses } from '@dayloom/domain';
import { editOf, useSave, useToasts } from '@dayloom/platform';
import { outcomeOf } from '@dayloom/screen-kit';
import { useAskToday } from './use-ask-today.ts';

export type ActivityTimes = Pick<Activity, 'date' | 'startTime' | 'endTime'>;

/** Moves an activity to other times, unless it comes from a past day or would go to one. */
export function useMoveActivity(onMoved: (day: PlanDay) => void) {
  const save = useSave();
  const toasts = useToasts();
  const askToday = useAskToday();
  return async (activity: Activity, { date, startTime, endTime }: ActivityTimes) => {
    const today = askToday();
    const refused = whyPastRefuses('edit', activity.date, today) ?? whyPastRefuses('move', date, today);
    if (refused !== undefined) return toasts.error(refused);
    const changes = editOf(schedules, activity, { date, startTime, endTime });
    if (changes.length === 0) return;
    const moved = { ...activity, date, startTime, endTime };
    const undo = editOf(schedules, moved, activity);
    if (await save(changes, { ...outcomeOf(schedules, 'update'), undo, detail: activity.title }))
      onMoved(date);
  };
}
