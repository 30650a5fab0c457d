import { isPlanDay, isOutside, firstSelectedDay, type PlanDay, type PlanRange } from '@dayloom/domain';

export type WorkView = PlanDay | 'all';

/** The view in the address, or the day to start at if the address contains no day of the work. */
export function workView(range: PlanRange, asked: string | null, today: PlanDay): WorkView {
  if (asked === 'all') return asked;
  return isPlanDay(asked) && !isOutside(range, asked) ? asked : firstSelectedDay(range, today);
}

/** The day of a view; for all tasks the day that the work starts at. */
export const dayOf = (range: PlanRange, view: WorkView, today: PlanDay): PlanDay =>
  view === 'all' ? firstSelectedDay(range, today) : view;
