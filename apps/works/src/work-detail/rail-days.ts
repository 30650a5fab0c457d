import { addDays, daysBetween, isOutside, type PlanDay, type PlanRange } from '@dayloom/domain';

/** Days shown on each side of the selected one; a work may have thousands. */
const reach = 7;

/** The days of the range around `day`, in order; at most 15. */
export function railDays(range: PlanRange, day: PlanDay): readonly PlanDay[] {
  return Array.from({ length: 2 * reach + 1 }, (_, index) => addDays(day, index - reach)).filter(
    (it) => !isOutside(range, it),
  );
}

/** Days between two days: narrow screens hide distant ones. */
export const distance = (from: PlanDay, to: PlanDay) => Math.abs(daysBetween(from, to));
