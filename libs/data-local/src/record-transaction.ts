import { childrenOf, type CollectionName, collectionOf } from '@dayloom/domain';
import { unwrap, wrap } from 'idb';
import type { Transaction } from './connection.ts';
import { Family } from './family.ts';
import { hiddenRows, shownRows } from './read-in-pages.ts';
import {
  heldBelow,
  heldIn,
  type HiddenRow,
  isLiving,
  isOlder,
  keyOf,
  parentOf,
  type Row,
  rowOf,
} from './rows.ts';
import { hiddenStore, indexName } from './store-names.ts';
import { tableOf } from './table.ts';
import { TotalsChange } from './totals.ts';
import { hasOlderRows, upgradeRows } from './upgrade-rows.ts';
import {
  type Held,
  keyAt,
  type RecordRef,
  type RecordTransaction,
  type Table,
  type TableName,
} from './user-database.ts';

/** Where a record stands at the moment. */
type Found =
  | { readonly at: 'nowhere'; readonly held: undefined }
  | { readonly at: 'living'; readonly row: Row; readonly held: Held }
  | { readonly at: 'hidden'; readonly held: Held };

const nowhere: Found = { at: 'nowhere', held: undefined };

const refOf = ({ collection, id }: RecordRef): RecordRef => ({ collection, id });
/** The transaction of `UserDatabase` over one of IndexedDB. */
export class IndexedTransaction implements RecordTransaction {
  readonly raw: Transaction;
  readonly #found = new Map<string, Found>();
  readonly #totals = new TotalsChange();
  /** Collections of which rows of an older release were replaced. */
  readonly #older = new Set<CollectionName>();
  /** Collections that were written to, or that must be read again. */
  readonly touched = new Set<CollectionName>();
  readonly tables = new Set<TableName>();

  constructor(transaction: Transaction) {
    this.raw = transaction;
  }

  async read(refs: readonly RecordRef[]): Promise<ReadonlyMap<string, Held>> {
    await this.find(refs);
    return new Map(
      refs.flatMap((ref) => {
        const held = this.known(ref);
        return held ? [[keyAt(ref), held] as const] : [];
      }),
    );
  }

  /** Looks places up with one wait: requests of a transaction are answered in order, so the last one ends them all. */
  async find(refs: readonly RecordRef[]): Promise<void> {
    const raw = unwrap(this.raw);
    const wanted = new Map(refs.map((ref) => [keyAt(ref), ref]));
    const hidden = raw.objectStore(hiddenStore);
    const asked = [...wanted]
      .filter(([key]) => !this.#found.has(key))
      .map(([key, { collection, id }]) => ({
        key,
        living: raw.objectStore(collection).get(id) as IDBRequest<Row | undefined>,
        hidden: hidden.get(key) as IDBRequest<HiddenRow | undefined>,
      }));
    const last = asked.at(-1);
    if (last) await wrap(last.hidden);
    for (const { key, living, hidden: below } of asked) {
      if (living.result)
        this.#found.set(key, { at: 'living', row: living.result, held: heldIn(living.result) });
      else if (below.result) this.#found.set(key, { at: 'hidden', held: heldBelow(below.result) });
      else this.#found.set(key, nowhere);
    }
  }

  async write(records: readonly (RecordRef & { readonly held: Held | undefined })[]): Promise<void> {
    const wanted = new Map(records.map((record) => [keyAt(record), record]));
    await this.find(records);
    const family = new Family(this, wanted);
    const moved = await family.moved();
    await this.find(moved);
    const parents = [...wanted.values(), ...moved].flatMap(
      ({ collection, held }) => parentOf(collection, held?.fields) ?? [],
    );
    await this.find(parents);
    for (const record of [...wanted.values(), ...moved]) {
      const parent = parentOf(record.collection, record.held?.fields);
      this.#put(record, parent, !parent || isLiving(family.after(parent)));
    }
    await this.#totals.write(this.raw);
    for (const collection of this.#older) await upgradeRows(this.raw, collection);
    this.#older.clear();
  }

  /** What is known of a place that was looked up before. */
  known(ref: RecordRef): Held | undefined {
    return this.#found.get(keyAt(ref))?.held;
  }

  /** Living children of a record that stand in their collection's store. */
  async livingChildren(parent: RecordRef): Promise<(RecordRef & { readonly held: Held })[]> {
    const lists = await Promise.all(
      childrenOf(parent.collection).map(async (collection) => {
        const kind = collectionOf(collection);
        const index = kind.indexes.find(([first]) => first === kind.parent?.field);
        if (!index) throw new Error(`${collection} needs an index that begins with its parent.`);
        const key = keyOf(parent.id);
        const rows: Row[] = await this.raw
          .objectStore(collection)
          .index(indexName(index))
          .getAll(IDBKeyRange.bound([key], [key, []], false, true));
        return rows.map((row) => ({ collection, id: row.id, held: heldIn(row) }));
      }),
    );
    return lists.flat();
  }

  /** Children of a record that stand below it, deleted or hidden because it does not live. */
  async hiddenChildren(parent: RecordRef): Promise<(RecordRef & { readonly held: Held })[]> {
    const rows: HiddenRow[] = await this.raw.objectStore(hiddenStore).index('parent').getAll(keyAt(parent));
    return rows.map((row) => ({ ...refOf(row), held: heldBelow(row) }));
  }

  async idsNotFrom(collection: CollectionName, fill: number): Promise<readonly string[]> {
    const ids: string[] = [];
    for (const pages of [shownRows, hiddenRows])
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

  /** Upgrades the rows of these collections that an older release wrote. */
  async upgradeOlder(collections: Iterable<CollectionName>) {
    for (const collection of collections)
      if (await hasOlderRows(this.raw, collection)) await this.upgrade(collection);
  }

  /** Upgrades the rows of a collection, and recounts its totals. */
  async upgrade(collection: CollectionName) {
    await upgradeRows(this.raw, collection);
    this.touch(collection);
  }

  #put(
    { collection, id, held }: RecordRef & { readonly held: Held | undefined },
    parent: RecordRef | undefined,
    isShown: boolean,
  ) {
    const raw = unwrap(this.raw);
    const key = keyAt({ collection, id });
    const before = this.#found.get(key) ?? nowhere;
    this.touched.add(collection);
    if (before.at === 'living') this.#totals.add(collection, before.row, -1);
    if (before.at === 'living' && isOlder(before.row)) this.#older.add(collection);
    if (held && isLiving(held) && isShown) {
      const row = rowOf(collection, id, held);
      raw.objectStore(collection).put(row);
      if (before.at === 'hidden') raw.objectStore(hiddenStore).delete(key);
      this.#totals.add(collection, row, 1);
      this.#found.set(key, { at: 'living', row, held: heldIn(row) });
      return;
    }
    if (before.at === 'living') raw.objectStore(collection).delete(id);
    if (held) {
      const row: HiddenRow = { key, collection, id, ...held, ...(parent && { parent: keyAt(parent) }) };
      raw.objectStore(hiddenStore).put(row);
      this.#found.set(key, { at: 'hidden', held });
    } else {
      if (before.at === 'hidden') raw.objectStore(hiddenStore).delete(key);
      this.#found.set(key, nowhere);
    }
  }
}
