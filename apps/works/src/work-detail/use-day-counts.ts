import { tasksBetween } from '@dayloom/data';
import { dayCounts, type PlanDay, type Work } from '@dayloom/domain';
import { useRecords, useUser } from '@dayloom/platform';

const none: ReturnType<typeof dayCounts> = new Map();

/** The counts of the days that the rail shows, read only for those; undefined while they could be wrong. */
export function useDayCounts({ id }: Pick<Work, 'id'>, days: readonly PlanDay[], fallback: PlanDay) {
  const user = useUser();
  const [from = fallback, to = fallback] = [days[0], days.at(-1)];
  const tasks = useRecords(tasksBetween(user.id, id, from, to), { keep: true });
  return tasks.phase === 'ready' && tasks.isComplete ? dayCounts(tasks.records) : none;
}
