import { collectionOf, type CollectionName } from '@dayloom/domain';
import { wrap } from 'idb';
import { requestsOf } from '../connection/connection.ts';
import { isFields, type Key, keyOf, type Row } from './rows.ts';
import { indexName, totalsStore, type UserTransaction } from './stores.ts';

type Keyed = Pick<Row, 'fields' | 'keys'>;
type Deltas = Map<string, { readonly key: Key[]; count: number; readonly sums: Record<string, number> }>;

const numberIn = (fields: unknown, field: string) => {
  const value = isFields(fields) ? fields[field] : undefined;
  return typeof value === 'number' ? value : 0;
};

/** Collects the changes that added and removed rows make to the totals; `write` applies them at the end. */
export class TotalsChange {
  readonly #deltas: Deltas = new Map();

  add(collection: CollectionName, row: Keyed, sign: 1 | -1) {
    for (const { by, sums = [] } of collectionOf(collection).totals) {
      const key = [collection, indexName(by), ...by.map((field) => row.keys[field] ?? keyOf(undefined))];
      const text = JSON.stringify(key);
      const delta = this.#deltas.get(text) ?? { key, count: 0, sums: {} };
      delta.count += sign;
      for (const field of sums)
        delta.sums[field] = (delta.sums[field] ?? 0) + sign * numberIn(row.fields, field);
      this.#deltas.set(text, delta);
    }
  }

  async write(transaction: UserTransaction): Promise<void> {
    const store = requestsOf(transaction, totalsStore);
    const changed = [...this.#deltas.values()].filter(
      ({ count, sums }) => count !== 0 || Object.values(sums).some((sum) => sum !== 0),
    );
    const known = changed.map(({ key }) => store.get(key));
    const last = known.at(-1);
    if (last) await wrap(last);
    for (const [index, { key, count, sums }] of changed.entries()) {
      const before = known[index]?.result;
      const added = Object.entries(sums).map(([field, sum]) => [field, (before?.sums[field] ?? 0) + sum]);
      store.put({ key, count: (before?.count ?? 0) + count, sums: Object.fromEntries(added) });
    }
    this.#deltas.clear();
  }
}

/** Deletes all totals of a collection, to count them again from zero. */
export function clearTotals(transaction: UserTransaction, collection: CollectionName) {
  requestsOf(transaction, totalsStore).delete(IDBKeyRange.bound([collection], [collection, []], false, true));
}
