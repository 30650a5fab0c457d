import type { DayRecord, PlanDay } from '@dayloom/domain';
import { openSteps } from '@dayloom/domain/steps';
import type { SeriesFields, SeriesKind } from './series-kind.ts';

/** What an edit gives a day of a series: what the series can have as well, and another day. Ticks are the day's alone. */
export interface DayEdit extends SeriesFields {
  readonly day?: PlanDay;
}

/** The steps of a record as a series has them. */
export const stepsOfSeries = (steps: string | undefined) => steps && openSteps(steps);

export function editBetween(kind: SeriesKind, before: DayRecord, after: DayRecord): DayEdit {
  const [earlier, times] = [kind.timesOf(before), kind.timesOf(after)];
  const [had, has] = [kind.contentOf(before), kind.contentOf(after)];
  const steps = stepsOfSeries(has.steps);
  const day = kind.dayOf(after);
  return {
    ...(after.title !== before.title && { title: after.title }),
    ...((times.time !== earlier.time || times.endTime !== earlier.endTime) && times),
    ...(has.note !== had.note && { note: has.note }),
    ...(has.leads !== had.leads && { leads: has.leads }),
    ...(steps !== stepsOfSeries(had.steps) && { steps }),
    ...(day !== undefined && day !== kind.dayOf(before) && { day }),
  };
}
