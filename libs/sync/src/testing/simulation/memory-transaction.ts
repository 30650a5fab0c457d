import type { RecordRef, RecordTransaction, Scope, StoredState, Table, TableName } from '@dayloom/data-local';
import { childrenOf, type CollectionName, collectionOf } from '@dayloom/domain';
import { keyAt } from '@dayloom/data-local';
import type { Disk } from './disk.ts';

type Written = Map<string, { readonly ref: RecordRef; readonly state: StoredState | undefined }>;
const keyField: Readonly<Record<TableName, string>> = { outbox: 'seq', base: 'key', meta: 'key' };

/** A transaction over a disk. Its writes are visible only to itself until it is applied. */
export class MemoryTransaction implements RecordTransaction {
  readonly #disk: Disk;
  readonly #written: Written = new Map();
  readonly #tables = new Map<TableName, Map<string | number, object | undefined>>();

  readonly #scope: Scope;

  constructor(disk: Disk, scope: Scope) {
    this.#disk = disk;
    this.#scope = scope;
  }

  stored(ref: RecordRef): StoredState | undefined {
    const own = this.#written.get(keyAt(ref));
    return own ? own.state : this.#disk.rows(ref.collection).get(ref.id);
  }
  read(refs: readonly RecordRef[]): Promise<ReadonlyMap<string, StoredState>> {
    this.#mustCover(refs);
    const found = refs.flatMap((ref) => {
      const stored = this.stored(ref);
      return stored ? [[keyAt(ref), stored] as const] : [];
    });
    return Promise.resolve(new Map(found));
  }
  write(records: readonly (RecordRef & { readonly state: StoredState | undefined })[]): Promise<void> {
    this.#mustCover(records);
    for (const { collection, id, state } of records)
      this.#written.set(keyAt({ collection, id }), { ref: { collection, id }, state });
    return Promise.resolve();
  }
  /** As in IndexedDB, a transaction reaches only its scope, here including parents and children. */
  #mustCover(refs: readonly RecordRef[]) {
    const { collections } = this.#scope;
    if (collections.length === 0) throw new Error('No records are in the scope');
    const reached = collections.flatMap((name) => [
      name,
      ...childrenOf(name),
      collectionOf(name).parent?.collection,
    ]);
    const outside = refs.find(({ collection }) => !reached.includes(collection));
    if (outside) throw new Error(`${outside.collection} is not in the scope`);
  }

  /** All records of a collection, including this transaction's writes. */
  all(collection: CollectionName): [string, StoredState][] {
    const ids = new Set([
      ...this.#disk.rows(collection).keys(),
      ...[...this.#written.values()].flatMap(({ ref }) => (ref.collection === collection ? [ref.id] : [])),
    ]);
    return [...ids].flatMap((id): [string, StoredState][] => {
      const stored = this.stored({ collection, id });
      return stored ? [[id, stored]] : [];
    });
  }
  children(parent: RecordRef): (RecordRef & { readonly state: StoredState })[] {
    return childrenOf(parent.collection).flatMap((collection) => {
      const field = collectionOf(collection).parent?.field ?? '';
      return this.all(collection)
        .filter(([, stored]) => stored.fields[field] === parent.id)
        .map(([id, state]) => ({ collection, id, state }));
    });
  }
  idsNotFrom(collection: CollectionName, fill: number): Promise<readonly string[]> {
    return Promise.resolve(
      this.all(collection).flatMap(([id, stored]) => (stored.fill === fill ? [] : [id])),
    );
  }
  countLiving(collection: CollectionName): Promise<number> {
    return Promise.resolve(
      this.all(collection).filter(([, stored]) => stored.deletedAt === undefined).length,
    );
  }
  table<T>(name: TableName): Table<T> {
    if (!this.#scope.tables.includes(name)) throw new Error(`${name} is not in the scope`);
    const stored = this.#disk.tables[name];
    const own = this.#tables.get(name) ?? new Map<string | number, object | undefined>();
    this.#tables.set(name, own);
    const get = (key: string | number) => (own.has(key) ? own.get(key) : stored.get(key)) as T | undefined;
    return {
      get: (key) => Promise.resolve(get(key)),
      getAll: () =>
        Promise.resolve(
          [...new Set([...stored.keys(), ...own.keys()])]
            .toSorted((a, b) => (a < b ? -1 : 1))
            .flatMap((key) => get(key) ?? []),
        ),
      put: (value) => {
        const row = value as object & Record<string, string | number>;
        own.set(row[keyField[name]] ?? '', row);
      },
      delete: (key) => void own.set(key, undefined),
    };
  }
  touch() {
    // There are no watches here.
  }

  hasRecords(): boolean {
    return this.#written.size > 0;
  }
  /** Rows of a table that this transaction wrote. */
  puts<T>(name: TableName): T[] {
    return [...(this.#tables.get(name)?.values() ?? [])].flatMap((row) => (row ? [row as T] : []));
  }

  /** Writes one table to the disk, like a separate transaction. */
  applyTable(name: TableName): Set<TableName> {
    const rows = this.#tables.get(name) ?? new Map<string | number, object | undefined>();
    for (const [key, row] of rows)
      if (row) this.#disk.tables[name].set(key, row);
      else this.#disk.tables[name].delete(key);
    return new Set([name]);
  }

  /** Writes everything to the disk. @returns the written tables */
  apply(): Set<TableName> {
    for (const { ref, state } of this.#written.values())
      if (state) this.#disk.rows(ref.collection).set(ref.id, state);
      else this.#disk.rows(ref.collection).delete(ref.id);
    for (const name of this.#tables.keys()) this.applyTable(name);
    return new Set([...this.#tables].flatMap(([name, rows]) => (rows.size > 0 ? [name] : [])));
  }
}
