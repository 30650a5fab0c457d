import type { CollectionName } from '@dayloom/domain';
import { unwrap, wrap } from 'idb';
import type { Transaction } from '../connection/connection.ts';
import type { HiddenRow, Row } from './rows.ts';
import { hiddenStore } from './store-names.ts';

/** Rows per request: one request for all rows would block the main thread. */
const pageSize = 300;

/** Reads the rows between two keys in order, page by page. */
async function* pagesOf<R>(store: IDBObjectStore, from: string, to: IDBValidKey, keyOf: (row: R) => string) {
  let range = IDBKeyRange.bound(from, to, false, true);
  for (;;) {
    const page = await wrap(store.getAll(range, pageSize) as IDBRequest<R[]>);
    yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return;
    range = IDBKeyRange.bound(keyOf(last), to, true, true);
  }
}

/** The rows in a collection's own store: living records that are not hidden. */
export const visibleRows = (transaction: Transaction, collection: CollectionName) =>
  // An array sorts after all strings.
  pagesOf<Row>(unwrap(transaction).objectStore(collection), '', [], ({ id }) => id);

/** The rows of a collection that are deleted, or hidden below a deleted or missing parent. */
export const hiddenRows = (transaction: Transaction, collection: CollectionName) =>
  // Their keys begin with the collection and '/', which '0' follows.
  pagesOf<HiddenRow>(
    unwrap(transaction).objectStore(hiddenStore),
    `${collection}/`,
    `${collection}0`,
    ({ key }) => key,
  );
