import type { CollectionName } from '@dayloom/domain';
import { unwrap, wrap } from 'idb';
import type { Transaction } from '../connection/connection.ts';
import { isOlder, type Row, rowOf, schemaVersion, stateOfRow } from './rows.ts';
import { versionIndex } from './store-names.ts';
import { clearTotals, TotalsChange } from './totals.ts';
import { rewrittenKey } from './user-database.ts';

/** Whether a collection has rows of an older release. */
export async function hasOlderRows(transaction: Transaction, collection: CollectionName): Promise<boolean> {
  const index = unwrap(transaction).objectStore(collection).index(versionIndex);
  return (await wrap(index.count(IDBKeyRange.upperBound(schemaVersion, true)))) > 0;
}

/**
 * Rewrites rows of an older release in the current form and recounts the totals of their collection, which the older
 * release did not maintain. Rows of a later release stay unchanged.
 */
export async function upgradeRows(transaction: Transaction, collection: CollectionName): Promise<void> {
  const store = unwrap(transaction).objectStore(collection);
  const stored = await wrap(store.getAll() as IDBRequest<Row[]>);
  const totals = new TotalsChange();
  const rewritten: string[] = [];
  clearTotals(transaction, collection);
  for (const row of stored) {
    const current = isOlder(row)
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
async function noteRewritten(transaction: Transaction, collection: CollectionName, ids: readonly string[]) {
  const raw = unwrap(transaction);
  if (!raw.db.objectStoreNames.contains('outbox')) return;
  const [meta, key] = [raw.objectStore('meta'), rewrittenKey(collection)];
  const known = await wrap(meta.get(key) as IDBRequest<{ readonly value: readonly string[] } | undefined>);
  meta.put({ key, value: [...new Set([...(known?.value ?? []), ...ids])] });
}
