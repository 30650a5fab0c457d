import { isOutside, longDay, type PlanDay, type PlanRange, type Task } from '@dayloom/domain';

export type TaskLine =
  | { readonly kind: 'day'; readonly key: string; readonly text: string; readonly day: PlanDay | undefined }
  | {
      readonly kind: 'task';
      readonly key: string;
      readonly task: Task;
      /** The day of the work that it opens; undefined if it is outside the work's days. */
      readonly opens: PlanDay | undefined;
    };

function dayText(range: PlanRange, date: PlanDay | undefined) {
  if (date === undefined) return 'No day';
  return isOutside(range, date) ? `${longDay(date)} (outside the plan)` : longDay(date);
}

/** Tasks ordered by day, with a heading before each day. */
export function allTaskLines(range: PlanRange, tasks: readonly Task[]): readonly TaskLine[] {
  return tasks.flatMap((task, index) => {
    const { id, date } = task;
    const opens = date !== undefined && !isOutside(range, date) ? date : undefined;
    const line: TaskLine = { kind: 'task', key: id, task, opens };
    const before = tasks[index - 1];
    if (before && before.date === date) return [line];
    const heading: TaskLine = {
      kind: 'day',
      key: `day ${date ?? ''}`,
      text: dayText(range, date),
      day: date,
    };
    return [heading, line];
  });
}
