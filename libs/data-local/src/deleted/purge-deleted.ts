import { requestsOf } from '../connection/connection.ts';
import type { IndexedTransaction } from '../database/record-transaction.ts';
import type { RecordRef } from '../database/user-database.ts';
import { deletedSince, rowsBetween } from './deleted-records.ts';

/** The key in `meta` of the time of the last purge. */
const tidiedKey = 'tidied';

/**
 * Purges records that had already expired at the previous start: one start while the clock is far ahead must not empty
 * the trash.
 * @returns the purged records
 */
export async function purgeDeleted(
  transaction: IndexedTransaction,
  now: Date,
): Promise<readonly RecordRef[]> {
  const last = (await transaction.raw.objectStore('meta').get(tidiedKey))?.at;
  requestsOf(transaction.raw, 'meta').put({ key: tidiedKey, at: now.toISOString() });
  if (last === undefined) return [];
  const before = deletedSince(new Date(Math.min(now.getTime(), Date.parse(last))));
  const rows = await rowsBetween(transaction.raw, IDBKeyRange.upperBound(before));
  await transaction.write(rows.map(({ collection, id }) => ({ collection, id, state: undefined })));
  return rows;
}
