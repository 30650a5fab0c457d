import { type DeletedRef, type DeletedRecord, isLiving } from '@dayloom/data';
import { collectionOf, dayInMilliseconds, instantOf } from '@dayloom/domain';
import { trashDays } from '@dayloom/domain/trash';
import { requestsOf } from '../connection/connection.ts';
import type { IndexedTransaction } from '../database/record-transaction.ts';
import { hiddenStore, type UserTransaction } from '../database/stores.ts';
import { type AppliedChange, keyAt, type RecordRef } from '../database/user-database.ts';

/** For how long a deleted record can be restored, in milliseconds. */
const retentionMs = trashDays * dayInMilliseconds;
/** The key in `meta` of the time of the last purge. */
const tidiedKey = 'tidied';

export const deletedSince = (now: Date) => new Date(now.getTime() - retentionMs).toISOString();

const rowsBetween = (transaction: UserTransaction, range: IDBKeyRange) =>
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

/** Deleted records that a commit patched without restoring or otherwise changing them. */
export function patchedThoughDeleted(applied: readonly AppliedChange[]): readonly DeletedRef[] {
  const patched = new Map<string, DeletedRef>();
  for (const { change, before } of applied)
    if (change.type === 'patch' && before && !isLiving(before))
      patched.set(keyAt(change), {
        collection: change.collection,
        id: change.id,
        word: collectionOf(change.collection).words.one,
      });
  for (const { change } of applied) if (change.type !== 'patch') patched.delete(keyAt(change));
  return [...patched.values()];
}
