import type { Task, Work } from '@dayloom/domain';
import type { SeriesInView } from '@dayloom/domain/repeats';

export interface LiveSeries extends SeriesInView {
  /** The stored tasks that are open days of a series, whenever they are. */
  readonly open: readonly Task[];
  readonly works: ReadonlyMap<string, Work>;
}
