import type { CollectionName } from '@dayloom/domain';
import { requestsOf } from '../connection/connection.ts';
import { isOlder, rowOf, stateOfRow } from './record-rows.ts';
import { namesIn, rowVersionOf } from './rows.ts';
import { type UserTransaction, versionIndex } from './stores.ts';
import { clearTotals, TotalsChange } from './totals-change.ts';
import { rewrittenKey } from './user-database.ts';

/** Whether a collection has rows of an older release. */
export async function hasOlderRows(
  transaction: UserTransaction,
  collection: CollectionName,
): Promise<boolean> {
  const older = IDBKeyRange.upperBound(rowVersionOf(collection), true);
  return (await transaction.objectStore(collection).index(versionIndex).count(older)) > 0;
}

/** Whether a collection has damaged rows without a version, which are not in the index. */
async function hasRowsWithoutVersion(transaction: UserTransaction, collection: CollectionName) {
  const store = transaction.objectStore(collection);
  const [all, indexed] = await Promise.all([store.count(), store.index(versionIndex).count()]);
  return indexed < all;
}

/**
 * Rewrites rows of an older release in the current form and recounts the totals of their collection, which the older
 * release did not maintain. Rows of a later release stay unchanged.
 */
export async function upgradeRows(transaction: UserTransaction, collection: CollectionName): Promise<void> {
  const stored = await transaction.objectStore(collection).getAll();
  const store = requestsOf(transaction, collection);
  const totals = new TotalsChange();
  const rewritten: string[] = [];
  clearTotals(transaction, collection);
  for (const row of stored) {
    const current = isOlder(collection, row)
      ? rowOf(collection, row.id, { ...stateOfRow(row), fields: row.fields })
      : row;
    if (current !== row) store.put(current);
    if (current.fields !== row.fields) rewritten.push(row.id);
    totals.add(collection, current, 1);
  }
  if (rewritten.length > 0) await noteRewritten(transaction, collection, rewritten);
  await totals.write(transaction);
}

/** On a replica, notes which records differ from the server's because their rows were rewritten. */
async function noteRewritten(
  transaction: UserTransaction,
  collection: CollectionName,
  ids: readonly string[],
) {
  if (!transaction.db.objectStoreNames.contains('outbox')) return;
  const key = rewrittenKey(collection);
  const known = namesIn(await transaction.objectStore('meta').get(key));
  requestsOf(transaction, 'meta').put({ key, value: [...new Set([...known, ...ids])] });
}

/** Upgrades the rows of a collection if one of them is older or damaged. Counts all rows, unlike `hasOlderRows`. */
export async function upgradeOlderRows(transaction: UserTransaction, collection: CollectionName) {
  const isNeeded =
    (await hasOlderRows(transaction, collection)) || (await hasRowsWithoutVersion(transaction, collection));
  if (isNeeded) await upgradeRows(transaction, collection);
}
