import { wrap } from 'idb';

/** Requests at a time: more would block the page. */
const portion = 100;

/** Makes one request per item. Awaits each portion before the next, which keeps the transaction open meanwhile. */
export async function inPortions<T>(items: readonly T[], request: (item: T) => IDBRequest | undefined) {
  let last: IDBRequest | undefined;
  for (const [index, item] of items.entries()) {
    if (last && index % portion === 0) await wrap(last);
    last = request(item) ?? last;
  }
}
