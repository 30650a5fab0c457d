import type { Held, RecordRef, RecordTransaction, Scope, Table, TableName } from '@dayloom/data-local';
import { childrenOf, type CollectionName, collectionOf } from '@dayloom/domain';
import { keyAt } from '@dayloom/data-local';
import type { Disk } from './disk.ts';

type Written = Map<string, { readonly ref: RecordRef; readonly held: Held | undefined }>;
const keyField: Readonly<Record<TableName, string>> = { outbox: 'seq', base: 'key', meta: 'key' };

/** A transaction over a disk: it sees what it wrote, and nobody else does before it is applied. */
export class MemoryTransaction implements RecordTransaction {
  readonly #disk: Disk;
  readonly #written: Written = new Map();
  readonly #tables = new Map<TableName, Map<string | number, object | undefined>>();

  readonly #scope: Scope;

  constructor(disk: Disk, scope: Scope) {
    this.#disk = disk;
    this.#scope = scope;
  }

  held(ref: RecordRef): Held | undefined {
    const own = this.#written.get(keyAt(ref));
    return own ? own.held : this.#disk.rows(ref.collection).get(ref.id);
  }
  read(refs: readonly RecordRef[]): Promise<ReadonlyMap<string, Held>> {
    this.#mustCover(refs);
    const found = refs.flatMap((ref) => {
      const held = this.held(ref);
      return held ? [[keyAt(ref), held] as const] : [];
    });
    return Promise.resolve(new Map(found));
  }
  write(records: readonly (RecordRef & { readonly held: Held | undefined })[]): Promise<void> {
    this.#mustCover(records);
    for (const { collection, id, held } of records)
      this.#written.set(keyAt({ collection, id }), { ref: { collection, id }, held });
    return Promise.resolve();
  }
  /** As in IndexedDB: a transaction reaches what it named, here with parents and children. */
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

  /** All records of a collection as this transaction sees them. */
  all(collection: CollectionName): [string, Held][] {
    const ids = new Set([
      ...this.#disk.rows(collection).keys(),
      ...[...this.#written.values()].flatMap(({ ref }) => (ref.collection === collection ? [ref.id] : [])),
    ]);
    return [...ids].flatMap((id): [string, Held][] => {
      const held = this.held({ collection, id });
      return held ? [[id, held]] : [];
    });
  }
  children(parent: RecordRef): (RecordRef & { readonly held: Held })[] {
    return childrenOf(parent.collection).flatMap((collection) => {
      const field = collectionOf(collection).parent?.field ?? '';
      return this.all(collection)
        .filter(([, held]) => held.fields[field] === parent.id)
        .map(([id, held]) => ({ collection, id, held }));
    });
  }
  idsNotFrom(collection: CollectionName, fill: number): Promise<readonly string[]> {
    return Promise.resolve(this.all(collection).flatMap(([id, held]) => (held.fill === fill ? [] : [id])));
  }
  countLiving(collection: CollectionName): Promise<number> {
    return Promise.resolve(this.all(collection).filter(([, held]) => held.deletedAt === undefined).length);
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
    // Nobody watches records here.
  }

  hasRecords(): boolean {
    return this.#written.size > 0;
  }
  /** Rows of a table that this transaction wrote. */
  puts<T>(name: TableName): T[] {
    return [...(this.#tables.get(name)?.values() ?? [])].flatMap((row) => (row ? [row as T] : []));
  }

  /** Writes one table to the disk, as if it were a transaction of its own. */
  applyTable(name: TableName): Set<TableName> {
    const rows = this.#tables.get(name) ?? new Map<string | number, object | undefined>();
    for (const [key, row] of rows)
      if (row) this.#disk.tables[name].set(key, row);
      else this.#disk.tables[name].delete(key);
    return new Set([name]);
  }

  /** Writes everything to the disk. @returns the tables that were written to */
  apply(): Set<TableName> {
    for (const { ref, held } of this.#written.values())
      if (held) this.#disk.rows(ref.collection).set(ref.id, held);
      else this.#disk.rows(ref.collection).delete(ref.id);
    for (const name of this.#tables.keys()) this.applyTable(name);
    return new Set([...this.#tables].flatMap(([name, rows]) => (rows.size > 0 ? [name] : [])));
  }
}
