import type { DeletedRef, DeletedRecord } from '@dayloom/data';
import { collectionOf, dayInMilliseconds, type Instant } from '@dayloom/domain';
import { trashDays } from '@dayloom/domain/trash';
import { unwrap, wrap } from 'idb';
import type { Transaction } from './connection.ts';
import type { IndexedTransaction } from './record-transaction.ts';
import { type HiddenRow, isLiving } from './rows.ts';
import { hiddenStore } from './store-names.ts';
import { keyAt, type RecordRef, type Step } from './user-database.ts';

/** How long what is deleted can be restored, in milliseconds. */
const keptFor = trashDays * dayInMilliseconds;
/** The key of `meta` under which stands when the trash was last looked through. */
const tidiedKey = 'tidied';

export const deletedSince = (now: Date) => new Date(now.getTime() - keptFor).toISOString();

const rowsBetween = (transaction: Transaction, range: IDBKeyRange): Promise<HiddenRow[]> =>
  wrap(
    unwrap(transaction).objectStore(hiddenStore).index('deletedAt').getAll(range) as IDBRequest<HiddenRow[]>,
  );

/** What was deleted since, newest first. */
export async function readDeleted(transaction: Transaction, since: string): Promise<DeletedRecord[]> {
  const rows = await rowsBetween(transaction, IDBKeyRange.lowerBound(since));
  return rows.toReversed().map(({ collection, id, fields, deletedAt = '', deletedWith }) => ({
    collection,
    id,
    fields,
    // A server's stamp has more digits of a second than an instant.
    deletedAt: new Date(deletedAt).toISOString() as Instant,
    ...(deletedWith !== undefined && { deletedWith }),
  }));
}

interface Tidied {
  readonly key: typeof tidiedKey;
  readonly at: string;
}

/**
 * Takes away for good what could not be restored any more at the start before this one already: a start under a clock
 * that is far ahead must not empty the trash.
 * @returns what is gone
 */
export async function purgeDeleted(
  transaction: IndexedTransaction,
  now: Date,
): Promise<readonly RecordRef[]> {
  const meta = unwrap(transaction.raw).objectStore('meta');
  const last = await wrap(meta.get(tidiedKey) as IDBRequest<Tidied | undefined>);
  meta.put({ key: tidiedKey, at: now.toISOString() } satisfies Tidied);
  if (!last) return [];
  const before = deletedSince(new Date(Math.min(now.getTime(), Date.parse(last.at))));
  const rows = await rowsBetween(transaction.raw, IDBKeyRange.upperBound(before));
  await transaction.write(rows.map(({ collection, id }) => ({ collection, id, held: undefined })));
  return rows;
}

/** Records that a commit patched and did nothing else to, although they are deleted. */
export function patchedThoughDeleted(steps: readonly Step[]): readonly DeletedRef[] {
  const patched = new Map<string, DeletedRef>();
  for (const { change, before } of steps)
    if (change.type === 'patch' && before && !isLiving(before))
      patched.set(keyAt(change), {
        collection: change.collection,
        id: change.id,
        word: collectionOf(change.collection).words.one,
      });
  for (const { change } of steps) if (change.type !== 'patch') patched.delete(keyAt(change));
  return [...patched.values()];
}
