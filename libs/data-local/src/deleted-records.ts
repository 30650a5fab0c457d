import type { DeletedPlace, DeletedRecord } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { unwrap, wrap } from 'idb';
import type { Transaction } from './connection.ts';
import type { IndexedTransaction } from './record-transaction.ts';
import { type HiddenRow, isLiving } from './rows.ts';
import { hiddenStore } from './schema.ts';
import { keyAt, type Step } from './user-database.ts';

/** How long what is deleted can be restored, in milliseconds: 30 days (TR1). */
const keptFor = 30 * 86_400_000;

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

/** Takes away for good what was deleted before. */
export async function purgeDeleted(transaction: IndexedTransaction, before: string): Promise<void> {
  const rows = await rowsBetween(transaction.raw, IDBKeyRange.upperBound(before));
  if (rows.length > 0)
    await transaction.write(rows.map(({ collection, id }) => ({ collection, id, held: undefined })));
}

/** Records that a commit patched and did nothing else to, although they are deleted. */
export function patchedThoughDeleted(steps: readonly Step[]): readonly DeletedPlace[] {
  const patched = new Map<string, DeletedPlace>();
  for (const { change, before } of steps)
    if (change.type === 'patch' && before && !isLiving(before))
      patched.set(keyAt(change), { collection: change.collection, id: change.id });
  for (const { change } of steps) if (change.type !== 'patch') patched.delete(keyAt(change));
  return [...patched.values()];
}
