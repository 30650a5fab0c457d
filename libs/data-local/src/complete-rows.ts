import type { CollectionName } from '@dayloom/domain';
import { unwrap, wrap } from 'idb';
import type { Connection, Transaction } from './connection.ts';
import { heldIn, type Row, rowOf, schemaVersion } from './rows.ts';
import { hiddenStore, totalsStore, versionIndex } from './schema.ts';
import { areCounted, clearTotals, dropCounted, noteCounted, TotalsChange } from './totals.ts';
import { keyAt } from './user-database.ts';

/** Rows that are rewritten in one transaction: enough at a time that a commit need not wait long for its turn. */
const atOnce = 300;

const inStore = <T>(request: IDBRequest): Promise<T> => wrap(request as IDBRequest<T>);

/** Rewrites those of some rows that an older program wrote. @returns the last id, where there may be more */
async function rewriteSome(transaction: Transaction, collection: CollectionName, after: string | undefined) {
  const store = unwrap(transaction).objectStore(collection);
  const range = after === undefined ? undefined : IDBKeyRange.lowerBound(after, true);
  const rows = await inStore<Row[]>(store.getAll(range, atOnce));
  const older = rows.filter((row) => (row.v ?? 0) < schemaVersion);
  for (const row of older) {
    store.put(rowOf(collection, row.id, { ...heldIn(row), fields: row.fields }));
    // What that program made anew over a deleted record lives, and is in the trash no longer.
    unwrap(transaction)
      .objectStore(hiddenStore)
      .delete(keyAt({ collection, id: row.id }));
  }
  // In the same transaction: were it interrupted after this one, the rows would no longer tell that something is missing.
  if (older.length > 0) await dropCounted(transaction, collection);
  return rows.length < atOnce ? undefined : rows.at(-1)?.id;
}

/** Whether every row has its keys and the totals are true, as far as counting tells. */
async function isSound(transaction: Transaction, collection: CollectionName) {
  const store = unwrap(transaction).objectStore(collection);
  const [all, current, areTrue, sizes] = await Promise.all([
    inStore<number>(store.count()),
    inStore<number>(store.index(versionIndex).count(IDBKeyRange.lowerBound(schemaVersion))),
    areCounted(transaction, collection),
    sizesByTotals(transaction, collection),
  ]);
  return all === current && areTrue && sizes.every((size) => size === all);
}

/** The size of a collection by each of its totals. */
async function sizesByTotals(transaction: Transaction, collection: CollectionName): Promise<number[]> {
  const rows = await inStore<{ key: string[]; count: number }[]>(
    unwrap(transaction)
      .objectStore(totalsStore)
      .getAll(IDBKeyRange.bound([collection], [collection, []], false, true)),
  );
  const sizes = new Map<string, number>();
  for (const { key, count } of rows) sizes.set(String(key[1]), (sizes.get(String(key[1])) ?? 0) + count);
  return [...sizes.values()];
}

async function countAnew(transaction: Transaction, collection: CollectionName) {
  const rows = await inStore<Row[]>(unwrap(transaction).objectStore(collection).getAll());
  clearTotals(transaction, collection);
  const totals = new TotalsChange();
  for (const row of rows) totals.add(collection, row, 1);
  await totals.write(transaction);
  await noteCounted(transaction, collection);
}

/**
 * Completes what an older program wrote to this collection: keys of later indexes, and the totals, which it does not
 * keep. Nothing is written where nothing is missing, and rows of a later program keep what that one gave them.
 */
export async function completeRows(connection: Connection, collection: CollectionName): Promise<boolean> {
  const scope = [collection, totalsStore, 'meta'];
  if (await connection.run(scope, 'readonly', (transaction) => isSound(transaction, collection)))
    return false;
  let last: string | undefined;
  do {
    const from = last;
    last = await connection.run([collection, hiddenStore, 'meta'], 'readwrite', (transaction) =>
      rewriteSome(transaction, collection, from),
    );
  } while (last !== undefined);
  await connection.run(scope, 'readwrite', (transaction) => countAnew(transaction, collection));
  return true;
}
