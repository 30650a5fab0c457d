import { collectionOf, type CollectionName, isCollectionName, rewrittenFields } from '@dayloom/domain';
import { type HiddenRow, isFields, keyOf, type Row, rowVersionOf, schemaVersion } from './rows.ts';
import type { StoredState } from './user-database.ts';

/** Whether a row is of an older release or damaged: it may lack keys, and the totals may not include it. */
export const isOlder = (collection: CollectionName, { v }: Row) => !(v >= rowVersionOf(collection));

/** The fields of which every row has a key. */
export function keyFields(collection: CollectionName): readonly string[] {
  const { indexes, totals } = collectionOf(collection);
  return [...new Set([...indexes.flat(), ...totals.flatMap(({ by }) => by)])];
}

const keysOf = (collection: CollectionName, fields: unknown) => {
  const values = isFields(fields) ? fields : {};
  return Object.fromEntries(keyFields(collection).map((field) => [field, keyOf(values[field])]));
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
