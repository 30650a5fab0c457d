import { addDays, daysBetween, isOutside, type PlanDay, type PlanRange } from '@dayloom/domain';

/** Days shown on each side of the selected one; a work may have thousands. */
const reach = 7;

/** The days of the range around `day`, in order: 15 at most, whatever the length of the work. */
export function railDays(range: PlanRange, day: PlanDay): readonly PlanDay[] {
  return Array.from({ length: 2 * reach + 1 }, (_, index) => addDays(day, index - reach)).filter(
    (it) => !isOutside(range, it),
  );
}

/** Steps between two days: narrow screens leave out those that are far off. */
export const distance = (from: PlanDay, to: PlanDay) => Math.abs(daysBetween(from, to));
