import type { CollectionName } from '@dayloom/domain';
import { hiddenStore, type UserTransaction } from './stores.ts';

/** Rows per request: one request for all rows would block the main thread. */
const pageSize = 300;

/** Reads the rows between two keys in order, page by page. */
async function* pagesOf<R>(
  read: (range: IDBKeyRange, count: number) => Promise<R[]>,
  from: string,
  to: IDBValidKey,
  keyOf: (row: R) => string,
) {
  let range = IDBKeyRange.bound(from, to, false, true);
  for (;;) {
    const page = await read(range, pageSize);
    yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return;
    range = IDBKeyRange.bound(keyOf(last), to, true, true);
  }
}

/** The rows in a collection's own store: living records that are not hidden. */
export const visibleRows = (transaction: UserTransaction, collection: CollectionName) =>
  // An array sorts after all strings.
  pagesOf(
    (...asked) => transaction.objectStore(collection).getAll(...asked),
    '',
    [],
    ({ id }) => id,
  );

/** The rows of a collection that are deleted, or hidden below a deleted or missing parent. */
export const hiddenRows = (transaction: UserTransaction, collection: CollectionName) =>
  // Their keys begin with the collection and '/', which '0' follows.
  pagesOf(
    (...asked) => transaction.objectStore(hiddenStore).getAll(...asked),
    `${collection}/`,
    `${collection}0`,
    ({ key }) => key,
  );
