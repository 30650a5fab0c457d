import type { RecordTransaction } from '@dayloom/data-local';
import type { CollectionName, Instant } from '@dayloom/domain';
import { readMeta, writeMeta } from '../outbox/outbox.ts';
import type { Checkpoint, Stamp } from '../protocol/remote.ts';

/** How much of one collection has been applied. */
export interface PullState {
  /** The number of the current or last fill; 0 before the first. */
  readonly fill: number;
  /** Present during a fill. */
  readonly filling?: {
    /** The newest record when the fill started. Absent if there was none, or before the first page. */
    readonly top?: Checkpoint;
    /** The last record of the last page: the next page starts below it. */
    readonly before?: Checkpoint;
  };
  /** The newest applied record. */
  readonly checkpoint?: Checkpoint;
  /** Everything up to here is certainly applied, so listening starts here. Absent: from the beginning. */
  readonly from?: Checkpoint;
  /** By this device's clock: the last new record, when all was known to be applied, the last count. */
  readonly newsAt?: Instant;
  readonly completeAt?: Instant;
  readonly countedAt?: Instant;
}

const keyOf = (collection: CollectionName) => `pull-${collection}`;

export const readPullState = async (
  transaction: RecordTransaction,
  collection: CollectionName,
): Promise<PullState> => (await readMeta<PullState>(transaction, keyOf(collection))) ?? { fill: 0 };

export const writePullState = (
  transaction: RecordTransaction,
  collection: CollectionName,
  state: PullState,
) => writeMeta(transaction, keyOf(collection), state);

/** How long a transaction may be in flight: a stamp is when it was processed, not when it can be read. */
export const maxInFlight = 5 * 60_000;

/** A stamp that is this many milliseconds earlier. */
export function earlier(stamp: Stamp, milliseconds: number): Stamp {
  const moment = new Date(Date.parse(stamp.slice(0, 19) + 'Z') - milliseconds);
  return moment.toISOString().slice(0, 19) + stamp.slice(19);
}

/** Where to restart after a record, early enough to include transactions that were in flight when it was read. */
export const stepBack = ({ stamp }: Checkpoint): Checkpoint => ({
  stamp: earlier(stamp, maxInFlight),
  id: '',
});

export const isAfter = (a: Checkpoint, b: Checkpoint | undefined) =>
  !b || a.stamp > b.stamp || (a.stamp === b.stamp && a.id > b.id);

export const latestOf = (
  records: readonly Checkpoint[],
  known: Checkpoint | undefined,
): Checkpoint | undefined =>
  records.reduce((latest, { stamp, id }) => (isAfter({ stamp, id }, latest) ? { stamp, id } : latest), known);
