import { childrenOf, type CollectionName, collectionOf, isCollectionName } from '@dayloom/domain';
import type { IndexedDatabase } from './indexed-database.ts';
import { IndexedTransaction } from './record-transaction.ts';
import { hiddenStore, type historyStore, type StoreName, totalsStore } from './stores.ts';
import type { Scope, TableName } from './user-database.ts';

/** The stores of one transaction. The history table exists only on the embedded backend. */
interface StoreScope extends Pick<Scope, 'collections'> {
  readonly tables: readonly (TableName | typeof historyStore)[];
}

/** A collection with its parent and children, which a transaction that writes its records also needs. */
const withRelatives = (collection: CollectionName): CollectionName[] => {
  const parent = collectionOf(collection).parent?.collection ?? '';
  return [collection, ...childrenOf(collection), ...(isCollectionName(parent) ? [parent] : [])];
};

/** Runs `work` in one transaction, and notifies all listeners once what it wrote is durable. */
export async function transact<T>(
  database: IndexedDatabase,
  mode: 'readonly' | 'readwrite',
  { collections, tables }: StoreScope,
  work: (transaction: IndexedTransaction) => Promise<T>,
): Promise<T> {
  database.mustBeOpen();
  const related = collections.flatMap(withRelatives);
  const shared: StoreName[] = related.length > 0 ? [hiddenStore, totalsStore, 'meta'] : [];
  const stores = new Set<StoreName>([...related, ...shared, ...tables]);
  let last: IndexedTransaction | undefined;
  const result = await database.connection.run([...stores], mode, (transaction) => {
    last = new IndexedTransaction(transaction);
    return work(last);
  });
  if (last) database.notify({ collections: last.touched, tables: last.tables });
  return result;
}
