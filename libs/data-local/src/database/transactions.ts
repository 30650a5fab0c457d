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

async function run<T>(
  database: IndexedDatabase,
  mode: 'readonly' | 'readwrite',
  { collections, tables }: StoreScope,
  work: (transaction: IndexedTransaction) => Promise<T>,
): Promise<T> {
  database.mustBeOpen();
  const related = collections.flatMap(withRelatives);
  const shared: StoreName[] = related.length > 0 ? [hiddenStore, totalsStore, 'meta'] : [];
  const stores = new Set<StoreName>([...related, ...shared, ...tables]);
  return database.connection.run([...stores], mode, (transaction) =>
    work(new IndexedTransaction(transaction)),
  );
}

/** Runs `work` in one read transaction. */
export const readFrom = <T>(
  database: IndexedDatabase,
  scope: Scope,
  work: (transaction: IndexedTransaction) => Promise<T>,
): Promise<T> => run(database, 'readonly', scope, work);

/** Runs `work` in one durable transaction, then notifies all listeners. */
export async function writeTo<T>(
  database: IndexedDatabase,
  scope: StoreScope,
  work: (transaction: IndexedTransaction) => Promise<T>,
): Promise<T> {
  let written: IndexedTransaction | undefined;
  const result = await run(database, 'readwrite', scope, (transaction) => {
    written = transaction;
    return work(transaction);
  });
  if (written) database.notify({ collections: written.touched, tables: written.tables });
  return result;
}
