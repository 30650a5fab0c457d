import type { StoredFields } from '@dayloom/data';
import type { CollectionName } from '@dayloom/domain';
import type { DatedChange } from '@dayloom/domain/history';
import type { StoredState } from './user-database.ts';

export type Key = string | number;

/**
 * The version of both databases and of every row. Raise it with every change of the stores, indexes, kept totals or
 * rewritten fields, because rows of an older release may lack them.
 */
export const schemaVersion = 14;

/** The lowest version of a row that lacks nothing: sparse indexes need no keys. */
export const rowVersionOf = (collection: CollectionName) => (collection === 'timerHistory' ? 14 : 8);

/** The row of a living record: its unchanged fields, and the keys for its indexes. */
export interface Row {
  readonly id: string;
  readonly fields: unknown;
  readonly keys: Readonly<Record<string, Key>>;
  /** The `schemaVersion` of the release that wrote the row. */
  readonly v: number;
  readonly stamp?: string;
  readonly fill?: number;
}

/** The row of a deleted record, or of a living one below a deleted or missing parent. */
export interface HiddenRow extends StoredState {
  /** `keyAt` */
  readonly key: string;
  readonly collection: CollectionName;
  readonly id: string;
  /** `keyAt` of its parent. */
  readonly parent?: string;
}

/** The number of living records of a collection with the same values, and the sums of their numbers. */
export interface TotalRow {
  /** Collection, fields, values. */
  readonly key: Key[];
  readonly count: number;
  readonly sums: Readonly<Record<string, number>>;
}

/** One stored change; `seq` is the order of writing. */
export interface HistoryRow extends DatedChange {
  readonly seq: number;
  /** `keyAt` */
  readonly record: string;
}

/** A single value under its key: a `value`, or how far a job of this library has come. */
export interface MetaRow {
  readonly key: string;
  readonly value?: unknown;
  /** The last time, as ISO text. */
  readonly at?: string;
  /** The moment and record of the last change that was checked. */
  readonly until?: readonly [string, string];
}

/** The names in a list under a key of `meta`. */
export const namesIn = (row: MetaRow | undefined): readonly string[] =>
  Array.isArray(row?.value) ? row.value.filter((name) => typeof name === 'string') : [];

/**
 * IndexedDB cannot sort booleans, and leaves records without a key out of an index. So booleans become 0 and 1, and
 * other invalid keys become '': broken records are still read with lists, which report them.
 */
export function keyOf(value: unknown): Key {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value)) ? value : '';
}

export const isFields = (value: unknown): value is StoredFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
