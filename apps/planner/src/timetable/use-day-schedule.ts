import { activitiesBetween, activitiesOfDay } from '@dayloom/data';
import { type Activity, addDays, lastsIntoNextDay, type PlanDay } from '@dayloom/domain';
import { type Records, useRecords, useUser } from '@dayloom/platform';

export const scheduleFailed = 'Failed to fetch schedule';

export interface DaySchedule {
  /** The activities of the selected day by start time (DA24). */
  readonly list: Records<Activity>;
  /** What began on the day before and lasts into this one (TT15). */
  readonly carriedOver: readonly Activity[];
  /** How many each day of the week has, as far as this device knows. */
  readonly counts: ReadonlyMap<PlanDay, number>;
}

/** What the timetable shows of a day and of its week, live. */
export function useDaySchedule(day: PlanDay, week: readonly PlanDay[]): DaySchedule {
  const user = useUser();
  const list = useRecords(activitiesOfDay(user.id, day), { failed: scheduleFailed });
  const [dayBefore, weekBegins] = [addDays(day, -1), addDays(week[0] ?? day, -1)];
  const ofWeek = useRecords(activitiesBetween(user.id, weekBegins, week.at(-1) ?? day), { keep: true });
  const known = ofWeek.phase === 'ready' ? ofWeek.records : [];
  const carriedOver = known.filter((one) => one.date === dayBefore && lastsIntoNextDay(one));
  const counts = new Map<PlanDay, number>();
  for (const { date } of known) counts.set(date, (counts.get(date) ?? 0) + 1);
  const retryBoth = () => {
    for (const read of [list, ofWeek]) if (read.phase === 'failed') read.retry();
  };
  return { list: list.phase === 'failed' ? { ...list, retry: retryBoth } : list, carriedOver, counts };
}
