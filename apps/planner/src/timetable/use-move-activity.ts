import { type Activity, type PlanDay, activityFacts, pastDayError } from '@dayloom/domain';
import { editOf, useToasts } from '@dayloom/platform';
import { activitySeries, useDayChanges } from '@dayloom/series';
import { useAskToday } from './use-ask-today.ts';

export type ActivityTimes = Pick<Activity, 'date' | 'startTime' | 'endTime'>;

/** Moves an activity to other times, unless its old or its new day is past. */
export function useMoveActivity(onMoved: (day: PlanDay) => void) {
  const { edit } = useDayChanges(activitySeries);
  const toasts = useToasts();
  const askToday = useAskToday();
  return async (activity: Activity, to: ActivityTimes) => {
    const today = askToday();
    const denied = pastDayError('edit', activity.date, today) ?? pastDayError('move', to.date, today);
    if (denied !== undefined) return toasts.error(denied);
    const isMoved = editOf(activityFacts, activity, to).length > 0;
    if (isMoved && (await edit(activity, to))) onMoved(to.date);
  };
}
