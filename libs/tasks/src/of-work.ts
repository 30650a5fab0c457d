import type { Task, Work } from '@dayloom/domain';

export interface OfWork {
  readonly task: Task;
  readonly work?: Work | undefined;
}
