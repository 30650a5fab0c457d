import type { CollectionName } from '@dayloom/domain';
import type { DatedChange } from '@dayloom/domain/history';

/** One change of a record, as its history shows it. */
export interface HistoryEntry extends DatedChange {
  readonly id: string;
  /** Where it was made, such as 'this computer'. Absent if only this device changes records. */
  readonly place?: string;
}

/** The known changes of a record. */
export interface RecordHistory {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** False if the server has earlier changes and cannot be reached. */
  readonly isComplete: boolean;
}

/** Reads at least the last 20 changes and those of the last 30 days. Rejects with a StoreError. */
export type ReadHistory = (collection: CollectionName, id: string) => Promise<RecordHistory>;
