import type { RecordTransaction } from '@dayloom/data-local';
import type { CollectionName, Instant } from '@dayloom/domain';
import { readMeta, writeMeta } from './outbox.ts';
import type { Checkpoint, Stamp } from './remote.ts';

/** How far one collection has been taken over. */
export interface PullState {
  /** The number of the current fill, or of the last one; 0 before the first. */
  readonly fill: number;
  /** Present while a fill is under way. */
  readonly filling?: {
    /** The newest record when it began; absent where there was none, or no page was brought yet. */
    readonly top?: Checkpoint;
    /** The last record of the last page: the next one goes on below. */
    readonly before?: Checkpoint;
  };
  /** The newest record taken over. */
  readonly checkpoint?: Checkpoint;
  /** Everything up to here is certainly taken over: listening starts here. Absent: from the beginning. */
  readonly from?: Checkpoint;
  /** By this device's clock: when news last came, when all was last known to be here, when it was last counted. */
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

/** How long a transaction may be on its way: stamps say when it was processed, not when it could be read. */
export const unsettledFor = 5 * 60_000;

/** A stamp so many milliseconds earlier. */
export function earlier(stamp: Stamp, milliseconds: number): Stamp {
  const moment = new Date(Date.parse(stamp.slice(0, 19) + 'Z') - milliseconds);
  return moment.toISOString().slice(0, 19) + stamp.slice(19);
}

/** Where to begin again below a record, so that nothing is missed that was on its way when it was read. */
export const stepBack = ({ stamp }: Checkpoint): Checkpoint => ({
  stamp: earlier(stamp, unsettledFor),
  id: '',
});

export const isAfter = (a: Checkpoint, b: Checkpoint | undefined) =>
  !b || a.stamp > b.stamp || (a.stamp === b.stamp && a.id > b.id);

/** The latest of some records, or what was known before. */
export const latestOf = (
  records: readonly Checkpoint[],
  known: Checkpoint | undefined,
): Checkpoint | undefined =>
  records.reduce((latest, { stamp, id }) => (isAfter({ stamp, id }, latest) ? { stamp, id } : latest), known);
