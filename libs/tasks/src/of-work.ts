import type { Task, Work } from '@dayloom/domain';

/** A task, and the work it belongs to where that is known. */
export interface OfWork {
  readonly task: Task;
  readonly work?: Work | undefined;
}
