import type { DeletedRecord } from '@dayloom/data';
import { dayInMilliseconds, instantOf } from '@dayloom/domain';
import { trashDays } from '@dayloom/domain/trash';
import { hiddenStore, type UserTransaction } from '../database/stores.ts';

/** For how long a deleted record can be restored, in milliseconds. */
const retentionMs = trashDays * dayInMilliseconds;

export const deletedSince = (now: Date) => new Date(now.getTime() - retentionMs).toISOString();

export const rowsBetween = (transaction: UserTransaction, range: IDBKeyRange) =>
  transaction.objectStore(hiddenStore).index('deletedAt').getAll(range);

/** The records deleted at or after `since`, newest first. */
export async function readDeleted(transaction: UserTransaction, since: string): Promise<DeletedRecord[]> {
  const rows = await rowsBetween(transaction, IDBKeyRange.lowerBound(since));
  return rows.toReversed().map(({ collection, id, fields, deletedAt = '', deletedWith }) => ({
    collection,
    id,
    fields,
    // A server stamp has more fractional digits than an instant.
    deletedAt: instantOf(new Date(deletedAt)),
    ...(deletedWith !== undefined && { deletedWith }),
  }));
}
