import type { CollectionName } from '@dayloom/domain';
import { unwrap, wrap } from 'idb';
import type { Transaction } from './connection.ts';
import { heldIn, isOlder, type Row, rowOf, schemaVersion } from './rows.ts';
import { versionIndex } from './store-names.ts';
import { clearTotals, TotalsChange } from './totals.ts';

/** Whether an older release wrote some rows of a collection. */
export async function hasOlderRows(transaction: Transaction, collection: CollectionName): Promise<boolean> {
  const index = unwrap(transaction).objectStore(collection).index(versionIndex);
  return (await wrap(index.count(IDBKeyRange.upperBound(schemaVersion, true)))) > 0;
}

/**
 * Rewrites rows of an older release with the keys of this one, and recounts the totals of their collection, which that
 * release does not keep. Rows of a later release stay as they are.
 */
export async function upgradeRows(transaction: Transaction, collection: CollectionName): Promise<void> {
  const store = unwrap(transaction).objectStore(collection);
  const stored = await wrap(store.getAll() as IDBRequest<Row[]>);
  const totals = new TotalsChange();
  clearTotals(transaction, collection);
  for (const row of stored) {
    const current = isOlder(row) ? rowOf(collection, row.id, { ...heldIn(row), fields: row.fields }) : row;
    if (current !== row) store.put(current);
    totals.add(collection, current, 1);
  }
  await totals.write(transaction);
}
