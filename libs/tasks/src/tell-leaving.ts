import type { PlanDay } from '@dayloom/domain';
import type { OfWork } from './of-work.ts';

/** Says which way each task leaves for its new day, as `@dayloom/ui/motion` hears it; one without a day leaves as today's would. */
export function tellLeaving(moved: readonly OfWork[], day: PlanDay, today: PlanDay) {
  const detail = new Map(
    moved.map(({ task }) => [task.id, day < (task.date ?? today) ? 'earlier' : 'later']),
  );
  document.dispatchEvent(new CustomEvent('dayloom-leaving', { detail }));
}
