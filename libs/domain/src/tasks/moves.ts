import type { PlanDay } from '../brands.ts';
import type { Task } from '../records/task.ts';
import type { Work } from '../records/work.ts';
import { isolated } from '../texts.ts';
import { shortDay } from '../time/format.ts';
import { addDays, noonOf } from '../time/plan-day.ts';
import { isOutside } from '../works/plan-range.ts';

/** A day that 'Move' offers. */
export interface Move {
  readonly label: 'Today' | 'Tomorrow' | 'Next Monday';
  readonly day: PlanDay;
}

const monday = 1;

export function mondayAfter(day: PlanDay): PlanDay {
  const weekday = noonOf(day).getDay();
  return addDays(day, ((monday - weekday + 6) % 7) + 1);
}

/** The days that 'Move' offers, without the task's current one. */
export function movesFrom(day: PlanDay | undefined, today: PlanDay): readonly Move[] {
  const all: readonly Move[] = [
    { label: 'Today', day: today },
    { label: 'Tomorrow', day: addDays(today, 1) },
    { label: 'Next Monday', day: mondayAfter(today) },
  ];
  return all.filter(
    (move, index) => move.day !== day && all.findIndex((one) => one.day === move.day) === index,
  );
}

type PlannedWork = Pick<Work, 'workTitle' | 'startDate' | 'endDate'>;

/** 'to tomorrow'; mentions it if the day is outside the work's plan. */
function toDay(day: PlanDay, today: PlanDay, work?: PlannedWork): string {
  const near = movesFrom(undefined, today).find((move) => move.day === day && move.label !== 'Next Monday');
  const where = `to ${near?.label.toLowerCase() ?? shortDay(day)}`;
  return work && isOutside(work, day) ? `${where}, outside the plan of ${isolated(work.workTitle)}` : where;
}

/** 'Moved to tomorrow', 'Moved to Apr 2, outside the plan of Thesis'. */
export const movedText = (day: PlanDay, today: PlanDay, work?: PlannedWork) =>
  `Moved ${toDay(day, today, work)}`;

/** Names the day of the copy only if the task has another one: 'Duplicated to today'. */
export const duplicatedText = (
  task: Pick<Task, 'date'>,
  copy: Pick<Task, 'date'>,
  today: PlanDay,
  work?: PlannedWork,
) =>
  copy.date === undefined || copy.date === task.date
    ? 'Task duplicated'
    : `Duplicated ${toDay(copy.date, today, work)}`;
