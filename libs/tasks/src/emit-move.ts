import type { PlanDay } from '@dayloom/domain';
import type { OfWork } from './of-work.ts';

/**
 * Emits the direction in which each task moves to its new day, for `@dayloom/ui/motion`; a task without a day moves as
 * one of today.
 */
export function emitMove(moved: readonly OfWork[], day: PlanDay, today: PlanDay) {
  const detail = new Map(
    moved.map(({ task }) => [task.id, day < (task.date ?? today) ? 'earlier' : 'later']),
  );
  document.dispatchEvent(new CustomEvent('dayloom-leaving', { detail }));
}
