import { collectionOf, type CollectionName, isCollectionName, rewrittenFields } from '@dayloom/domain';
import type { StoredFields } from '@dayloom/data';
import type { DatedChange } from '@dayloom/domain/history';
import type { StoredState } from './user-database.ts';

export type Key = string | number;

/**
 * The version of both databases and of every row. Raise it with every change of the stores, indexes, kept totals or
 * rewritten fields, because rows of an older release may lack them.
 */
export const schemaVersion = 8;

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

/** Whether a row is of an older release or damaged: it may lack keys, and the totals may not include it. */
export const isOlder = ({ v }: Row) => !(v >= schemaVersion);

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

const keysOf = (collection: CollectionName, fields: unknown) => {
  const values = isFields(fields) ? fields : {};
  const { indexes, totals } = collectionOf(collection);
  const sorted = new Set([...indexes.flat(), ...totals.flatMap(({ by }) => by)]);
  return Object.fromEntries([...sorted].map((field) => [field, keyOf(values[field])]));
};

/** The fields in their current form; the same object if nothing is rewritten. */
function currentFields(collection: CollectionName, fields: unknown): unknown {
  if (!isFields(fields)) return fields;
  const rewritten = rewrittenFields(collectionOf(collection), fields);
  return Object.keys(rewritten).length > 0 ? { ...fields, ...rewritten } : fields;
}

/** The row of a living record; rewrites fields of an older form. */
export function rowOf(
  collection: CollectionName,
  id: string,
  state: Omit<StoredState, 'fields'> & { readonly fields: unknown },
): Row {
  const fields = currentFields(collection, state.fields);
  return {
    id,
    fields,
    keys: keysOf(collection, fields),
    v: schemaVersion,
    ...(state.stamp !== undefined && { stamp: state.stamp }),
    ...(state.fill !== undefined && { fill: state.fill }),
  };
}

export const stateOfRow = ({ fields, stamp, fill }: Row): StoredState => ({
  fields: isFields(fields) ? fields : {},
  ...(stamp !== undefined && { stamp }),
  ...(fill !== undefined && { fill }),
});

export const stateOfHiddenRow = ({
  key: _key,
  collection: _c,
  id: _id,
  parent: _parent,
  ...state
}: HiddenRow): StoredState => state;

/** The parent that a record names, if any. */
export function parentOf(collection: CollectionName, fields: unknown) {
  const { parent } = collectionOf(collection);
  const id = parent && isFields(fields) ? fields[parent.field] : undefined;
  return parent && isCollectionName(parent.collection) && typeof id === 'string'
    ? { collection: parent.collection, id }
    : undefined;
}
