import { type Activity, type PlanDay, activityFacts, pastDayError } from '@dayloom/domain';
import { editOf, useSave, useToasts } from '@dayloom/platform';
import { outcomeOf } from '@dayloom/screen-kit';
import { useAskToday } from './use-ask-today.ts';

export type ActivityTimes = Pick<Activity, 'date' | 'startTime' | 'endTime'>;

/** Moves an activity to other times, unless its old or its new day is past. */
export function useMoveActivity(onMoved: (day: PlanDay) => void) {
  const save = useSave();
  const toasts = useToasts();
  const askToday = useAskToday();
  return async (activity: Activity, { date, startTime, endTime }: ActivityTimes) => {
    const today = askToday();
    const denied = pastDayError('edit', activity.date, today) ?? pastDayError('move', date, today);
    if (denied !== undefined) return toasts.error(denied);
    const changes = editOf(activityFacts, activity, { date, startTime, endTime });
    if (changes.length === 0) return;
    const moved = { ...activity, date, startTime, endTime };
    const undo = editOf(activityFacts, moved, activity);
    if (await save(changes, { ...outcomeOf(activityFacts, 'update'), undo, detail: activity.title }))
      onMoved(date);
  };
}
