import type { Held, TableName } from '@dayloom/data-local';
import type { CollectionName } from '@dayloom/domain';
import type { BaseRow, OutboxEntry } from '../../outbox.ts';

type Rows = Map<string, Held>;
type TableRow = object;

/** An own commit, as a check remembers it. */
export interface Confirmed {
  readonly entries: readonly OutboxEntry[];
}

/** What a browser profile keeps: records, tables, and what its user was told is saved. */
export class Disk {
  readonly records = new Map<CollectionName, Rows>();
  readonly tables: Readonly<Record<TableName, Map<string | number, TableRow>>> = {
    outbox: new Map(),
    base: new Map(),
    meta: new Map(),
  };
  /** Commits whose writing was told as done. */
  readonly confirmed: Confirmed[];

  constructor(confirmed: Confirmed[] = []) {
    this.confirmed = confirmed;
  }

  rows(collection: CollectionName): Rows {
    const known = this.records.get(collection) ?? new Map<string, Held>();
    this.records.set(collection, known);
    return known;
  }
  outbox(): OutboxEntry[] {
    return [...(this.tables.outbox.values() as Iterable<OutboxEntry>)];
  }
  base(): BaseRow[] {
    return [...(this.tables.base.values() as Iterable<BaseRow>)];
  }

  /** The profile as a backup or a copy of it would hold it. */
  copy(): Disk {
    const copy = new Disk([...this.confirmed]);
    for (const [collection, rows] of this.records) copy.records.set(collection, new Map(rows));
    for (const name of ['outbox', 'base', 'meta'] as const)
      for (const [key, row] of this.tables[name]) copy.tables[name].set(key, row);
    return copy;
  }
}
