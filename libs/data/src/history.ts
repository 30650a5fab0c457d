import type { CollectionName } from '@dayloom/domain';
import type { DatedChange } from '@dayloom/domain/history';

/** One change of a record, as its history tells it. */
export interface HistoryEntry extends DatedChange {
  readonly id: string;
  /** Where it was made, such as 'this computer'; absent where no other device changes records. */
  readonly place?: string;
}

/** What is known of the earlier states of a record. */
export interface RecordHistory {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** False while a server that has earlier changes cannot be asked. */
  readonly isComplete: boolean;
}

/**
 * What became of a record, read when somebody asks: the last 20 changes and those of 30 days at least. Rejects
 * with a StoreError.
 */
export type ReadHistory = (collection: CollectionName, id: string) => Promise<RecordHistory>;
