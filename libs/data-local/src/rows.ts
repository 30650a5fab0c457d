import { collectionOf, type CollectionName, rewrittenFields } from '@dayloom/domain';
import type { StoredFields } from '@dayloom/data';
import type { Held } from './user-database.ts';

export type Key = string | number;

/**
 * The version of both databases and of every row. Raised with every change of the stores, of a kind's indexes, kept totals
 * or rewritten fields: rows of an older writer may lack them.
 */
export const schemaVersion = 8;

/** What a database holds of a living record: its fields as they are, and beside them the keys its indexes sort by. */
export interface Row {
  readonly id: string;
  readonly fields: unknown;
  readonly keys: Readonly<Record<string, Key>>;
  /** The `schemaVersion` of its writer. */
  readonly v: number;
  readonly stamp?: string;
  readonly fill?: number;
}

/** Whether an older release wrote a row, or it is damaged: it may lack keys, and the totals may not include it. */
export const isOlder = ({ v }: Row) => !(v >= schemaVersion);

/** What a database holds of a deleted record, or of a living one below a parent that does not live. */
export interface HiddenRow extends Held {
  /** `keyAt` */
  readonly key: string;
  readonly collection: CollectionName;
  readonly id: string;
  /** `keyAt` of its parent. */
  readonly parent?: string;
}

/**
 * IndexedDB cannot sort booleans, and leaves a record without a key out of an index. So booleans become 0 and 1, and
 * whatever else is no key becomes '': broken records still turn up in lists, where they are set aside.
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

/** Fields as rows hold them; the same object where nothing is rewritten. */
function currentFields(collection: CollectionName, fields: unknown): unknown {
  const rewritten = isFields(fields) ? rewrittenFields(collectionOf(collection), fields) : {};
  return Object.keys(rewritten).length > 0 ? { ...(fields as StoredFields), ...rewritten } : fields;
}

/** The row that stores a living record, whichever form its fields come in. */
export function rowOf(
  collection: CollectionName,
  id: string,
  held: Omit<Held, 'fields'> & { readonly fields: unknown },
): Row {
  const fields = currentFields(collection, held.fields);
  return {
    id,
    fields,
    keys: keysOf(collection, fields),
    v: schemaVersion,
    ...(held.stamp !== undefined && { stamp: held.stamp }),
    ...(held.fill !== undefined && { fill: held.fill }),
  };
}

export const heldIn = ({ fields, stamp, fill }: Row): Held => ({
  fields: isFields(fields) ? fields : {},
  ...(stamp !== undefined && { stamp }),
  ...(fill !== undefined && { fill }),
});

export const heldBelow = ({
  key: _key,
  collection: _c,
  id: _id,
  parent: _parent,
  ...held
}: HiddenRow): Held => held;

export const isLiving = (held: Held | undefined) => held !== undefined && held.deletedAt === undefined;

/** The parent that a record names, or undefined where it names none. */
export function parentOf(collection: CollectionName, fields: unknown) {
  const { parent } = collectionOf(collection);
  const id = parent && isFields(fields) ? fields[parent.field] : undefined;
  return parent && typeof id === 'string'
    ? { collection: parent.collection as CollectionName, id }
    : undefined;
}
