import type { DeletedRecord } from '@dayloom/data';
import { dayInMilliseconds, instantOf } from '@dayloom/domain';
import { trashDays } from '@dayloom/domain/trash';
import type { IndexedDatabase } from '../database/indexed-database.ts';
import { hiddenStore, type UserTransaction } from '../database/stores.ts';

/** For how long a deleted record can be restored, in milliseconds. */
const retentionMs = trashDays * dayInMilliseconds;

export const deletedSince = (now: Date) => new Date(now.getTime() - retentionMs).toISOString();

export const rowsBetween = (transaction: UserTransaction, range: IDBKeyRange) =>
  transaction.objectStore(hiddenStore).index('deletedAt').getAll(range);

/** The records deleted in that time, newest first. `began` is called once the transaction exists. @throws StoreError */
export async function readDeleted(
  database: IndexedDatabase,
  now: Date,
  began: () => void,
): Promise<DeletedRecord[]> {
  database.mustBeOpen();
  const rows = await database.connection.run([hiddenStore], 'readonly', (transaction) => {
    began();
    return rowsBetween(transaction, IDBKeyRange.lowerBound(deletedSince(now)));
  });
  return rows.toReversed().map(({ collection, id, fields, deletedAt = '', deletedWith }) => ({
    collection,
    id,
    fields,
    // A server stamp has more fractional digits than an instant.
    deletedAt: instantOf(new Date(deletedAt)),
    ...(deletedWith !== undefined && { deletedWith }),
  }));
}
