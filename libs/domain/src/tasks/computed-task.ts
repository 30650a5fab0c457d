import type { PlanDay } from '../brands.ts';
import type { Task } from '../records/task.ts';

/** A day of a series that has no record yet: its first change stores one. */
export interface ComputedTask extends Task {
  readonly repeat: string;
  readonly repeatDay: PlanDay;
  readonly isComputed: true;
}

export const isComputed = (task: Task): task is ComputedTask => 'isComputed' in task;

/** The id of everything that is stored for a day of a series, so that two devices store one record. */
export const seriesDayId = (series: string, day: PlanDay) => `${series}-${day.replaceAll('-', '')}`;
