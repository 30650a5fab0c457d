import { isLiving } from '@dayloom/data';
import { childrenOf, type CollectionName, collectionOf } from '@dayloom/domain';
import { wrap } from 'idb';
import { requestsOf } from '../connection/connection.ts';
import { Family } from './family.ts';
import { inPortions } from './in-portions.ts';
import { hiddenRows, visibleRows } from './read-in-pages.ts';
import { isOlder, parentOf, rowOf, stateOfHiddenRow, stateOfRow } from './record-rows.ts';
import { type HiddenRow, keyOf, type Row } from './rows.ts';
import { hiddenStore, indexName, type UserTransaction } from './stores.ts';
import { tableOf } from './table.ts';
import { TotalsChange } from './totals-change.ts';
import { hasOlderRows, upgradeRows } from './upgrade-rows.ts';
import {
  keyAt,
  type RecordRef,
  type RecordTransaction,
  type StoredState,
  type Table,
  type TableName,
} from './user-database.ts';

/** Where a record is stored: in its collection, among the hidden ones, or not at all. */
type Found =
  | { readonly at: 'nowhere'; readonly state: undefined }
  | { readonly at: 'living'; readonly row: Row; readonly state: StoredState }
  | { readonly at: 'hidden'; readonly state: StoredState };

const missing: Found = { at: 'nowhere', state: undefined };

const refOf = ({ collection, id }: RecordRef): RecordRef => ({ collection, id });

/** Implements the transactions of `UserDatabase` with a transaction of IndexedDB. */
export class IndexedTransaction implements RecordTransaction {
  readonly raw: UserTransaction;
  readonly #found = new Map<string, Found>();
  readonly #totals = new TotalsChange();
  /** Collections in which rows of an older release were replaced. */
  readonly #older = new Set<CollectionName>();
  /** Collections that were written to or must be read again. */
  readonly touched = new Set<CollectionName>();
  readonly tables = new Set<TableName>();

  constructor(transaction: UserTransaction) {
    this.raw = transaction;
  }

  async read(refs: readonly RecordRef[]): Promise<ReadonlyMap<string, StoredState>> {
    await this.find(refs);
    return new Map(
      refs.flatMap((ref) => {
        const state = this.known(ref);
        return state ? [[keyAt(ref), state] as const] : [];
      }),
    );
  }

  /** Looks records up and awaits only the last request, because a transaction completes its requests in order. */
  async find(refs: readonly RecordRef[]): Promise<void> {
    const wanted = new Map(refs.map((ref) => [keyAt(ref), ref]));
    const hidden = requestsOf(this.raw, hiddenStore);
    const unknown = [...wanted].filter(([key]) => !this.#found.has(key));
    const requests: {
      key: string;
      living: IDBRequest<Row | undefined>;
      hidden: IDBRequest<HiddenRow | undefined>;
    }[] = [];
    await inPortions(unknown, ([key, { collection, id }]) => {
      const living = requestsOf(this.raw, collection).get(id);
      const request = hidden.get(key);
      requests.push({ key, living, hidden: request });
      return request;
    });
    const last = requests.at(-1);
    if (last) await wrap(last.hidden);
    for (const { key, living, hidden: hiddenRow } of requests) {
      if (living.result)
        this.#found.set(key, { at: 'living', row: living.result, state: stateOfRow(living.result) });
      else if (hiddenRow.result)
        this.#found.set(key, { at: 'hidden', state: stateOfHiddenRow(hiddenRow.result) });
      else this.#found.set(key, missing);
    }
  }

  async write(records: readonly (RecordRef & { readonly state: StoredState | undefined })[]): Promise<void> {
    const wanted = new Map(records.map((record) => [keyAt(record), record]));
    await this.find(records);
    const family = new Family(this, wanted);
    const moved = await family.moved();
    await this.find(moved);
    const parents = [...wanted.values(), ...moved].flatMap(
      ({ collection, state }) => parentOf(collection, state?.fields) ?? [],
    );
    await this.find(parents);
    await inPortions([...wanted.values(), ...moved], (record) => {
      const parent = parentOf(record.collection, record.state?.fields);
      return this.#put(record, parent, !parent || isLiving(family.after(parent)));
    });
    await this.#totals.write(this.raw);
    for (const collection of this.#older) await upgradeRows(this.raw, collection);
    this.#older.clear();
  }

  /** The state of a record that was looked up before. */
  known(ref: RecordRef): StoredState | undefined {
    return this.#found.get(keyAt(ref))?.state;
  }

  /** Living children of a record, from their collections' own stores. */
  async livingChildren(parent: RecordRef): Promise<(RecordRef & { readonly state: StoredState })[]> {
    const lists = await Promise.all(
      childrenOf(parent.collection).map(async (collection) => {
        const kind = collectionOf(collection);
        const index = kind.indexes.find(([first]) => first === kind.parent?.field);
        if (!index) throw new Error(`${collection} needs an index that begins with its parent.`);
        const key = keyOf(parent.id);
        const rows = await this.raw
          .objectStore(collection)
          .index(indexName(index))
          .getAll(IDBKeyRange.bound([key], [key, []], false, true));
        return rows.map((row) => ({ collection, id: row.id, state: stateOfRow(row) }));
      }),
    );
    return lists.flat();
  }

  /** Children of a record that are deleted, or hidden because it is deleted or missing. */
  async hiddenChildren(parent: RecordRef): Promise<(RecordRef & { readonly state: StoredState })[]> {
    if (childrenOf(parent.collection).length === 0) return [];
    const rows = await this.raw.objectStore(hiddenStore).index('parent').getAll(keyAt(parent));
    return rows.map((row) => ({ ...refOf(row), state: stateOfHiddenRow(row) }));
  }

  async idsNotFrom(collection: CollectionName, fill: number): Promise<readonly string[]> {
    const ids: string[] = [];
    for (const pages of [visibleRows, hiddenRows])
      for await (const rows of pages(this.raw, collection))
        ids.push(...rows.filter((row) => row.fill !== fill).map(({ id }) => id));
    return ids;
  }

  async countLiving(collection: CollectionName): Promise<number> {
    let living = await this.raw.objectStore(collection).count();
    for await (const rows of hiddenRows(this.raw, collection)) living += rows.filter(isLiving).length;
    return living;
  }

  table<T>(name: TableName): Table<T> {
    return tableOf(this.raw, name, () => this.tables.add(name));
  }

  touch(collection: CollectionName) {
    this.touched.add(collection);
  }

  async upgradeOlder(collections: Iterable<CollectionName>) {
    for (const collection of collections)
      if (await hasOlderRows(this.raw, collection)) await this.upgrade(collection);
  }

  /** Upgrades the rows of a collection and recounts its totals. */
  async upgrade(collection: CollectionName) {
    await upgradeRows(this.raw, collection);
    this.touch(collection);
  }

  #put(
    { collection, id, state }: RecordRef & { readonly state: StoredState | undefined },
    parent: RecordRef | undefined,
    isShown: boolean,
  ): IDBRequest | undefined {
    const living = requestsOf(this.raw, collection);
    const hidden = requestsOf(this.raw, hiddenStore);
    const key = keyAt({ collection, id });
    const before = this.#found.get(key) ?? missing;
    this.touched.add(collection);
    if (before.at === 'living') this.#totals.add(collection, before.row, -1);
    if (before.at === 'living' && isOlder(collection, before.row)) this.#older.add(collection);
    if (state && isLiving(state) && isShown) {
      const row = rowOf(collection, id, state);
      if (before.at === 'hidden') hidden.delete(key);
      this.#totals.add(collection, row, 1);
      this.#found.set(key, { at: 'living', row, state: stateOfRow(row) });
      return living.put(row);
    }
    const removal = before.at === 'living' ? living.delete(id) : undefined;
    if (state) {
      const row: HiddenRow = { key, collection, id, ...state, ...(parent && { parent: keyAt(parent) }) };
      this.#found.set(key, { at: 'hidden', state });
      return hidden.put(row);
    }
    this.#found.set(key, missing);
    return before.at === 'hidden' ? hidden.delete(key) : removal;
  }
}
