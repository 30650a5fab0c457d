import type { Task, Work } from '@dayloom/domain';

/** A task and its work, if known. */
export interface OfWork {
  readonly task: Task;
  readonly work?: Work | undefined;
}
