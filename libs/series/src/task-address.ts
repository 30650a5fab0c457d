import { isOutside, type Task, type Work } from '@dayloom/domain';
import type { AddressParams, Navigation } from '@dayloom/platform';

interface Shown {
  /** Of the series if it is known by that; else of the task. */
  readonly id?: string;
  readonly task: Task;
  readonly work: Work | undefined;
}

/** Where a task is shown: on the page of its work, else on its day; undefined if no module has a screen for it. */
export function taskAddress(
  { intent }: Pick<Navigation, 'intent'>,
  { task: { workId, date, note, steps, ...task }, work, id = task.id }: Shown,
  onWork = (params: AddressParams) => intent('open-work', params),
): string | undefined {
  const shown = { ...(date && { day: date }), ...((note ?? steps) && { task: id }) };
  const onDay = intent('open-day', shown);
  // The page of a work has no rows for the days outside it.
  const isOnDay = workId === undefined || (work && date && isOutside(work, date) && onDay !== undefined);
  return isOnDay ? onDay : onWork({ id: workId, ...shown });
}
