import { isPlanDay, isOutside, firstSelectedDay, type PlanDay, type PlanRange } from '@dayloom/domain';

/** One day of a work, or all its tasks. */
export type WorkView = PlanDay | 'all';

/** What the address asks for, or the day to start at when it names none of the work's days. */
export function workView(range: PlanRange, asked: string | null, today: PlanDay): WorkView {
  if (asked === 'all') return asked;
  return isPlanDay(asked) && !isOutside(range, asked) ? asked : firstSelectedDay(range, today);
}
