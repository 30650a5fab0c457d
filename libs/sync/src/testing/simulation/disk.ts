import type { StoredState, TableName } from '@dayloom/data-local';
import type { CollectionName } from '@dayloom/domain';
import type { BaseRow, OutboxEntry } from '../../outbox/outbox.ts';

type Rows = Map<string, StoredState>;
type TableRow = object;

/** An own commit, for the checks. */
export interface Confirmed {
  readonly entries: readonly OutboxEntry[];
}

/** What a browser profile stores: records and tables. Also the commits that were confirmed to its user. */
export class Disk {
  readonly records = new Map<CollectionName, Rows>();
  readonly tables: Readonly<Record<TableName, Map<string | number, TableRow>>> = {
    outbox: new Map(),
    base: new Map(),
    meta: new Map(),
  };
  /** Commits that were confirmed as durable. */
  readonly confirmed: Confirmed[];

  constructor(confirmed: Confirmed[] = []) {
    this.confirmed = confirmed;
  }

  rows(collection: CollectionName): Rows {
    const known = this.records.get(collection) ?? new Map<string, StoredState>();
    this.records.set(collection, known);
    return known;
  }
  outbox(): OutboxEntry[] {
    return [...(this.tables.outbox.values() as Iterable<OutboxEntry>)];
  }
  base(): BaseRow[] {
    return [...(this.tables.base.values() as Iterable<BaseRow>)];
  }

  /** A backup or a copy of the profile. */
  copy(): Disk {
    const copy = new Disk([...this.confirmed]);
    for (const [collection, rows] of this.records) copy.records.set(collection, new Map(rows));
    for (const name of ['outbox', 'base', 'meta'] as const)
      for (const [key, row] of this.tables[name]) copy.tables[name].set(key, row);
    return copy;
  }
}
