import { firstSelectedDay, isOutside, isPlanDay, type PlanDay, type PlanRange } from '@dayloom/domain';

/** The day named by the address, or the one to start at when it names none of the work's days (WD2). */
export function selectedDay(range: PlanRange, asked: string | null, today: PlanDay): PlanDay {
  return isPlanDay(asked) && !isOutside(range, asked) ? asked : firstSelectedDay(range, today);
}
