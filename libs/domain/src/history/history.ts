import type { Instant } from '../brands.ts';
import { type CollectionName, collectionOf } from '../records/index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A record's fields and when it was deleted, if it was. */
interface State {
  readonly fields: Fields;
  readonly deletedAt?: unknown;
}

/** One change of a record. It stores only the previous values; the current record has the new ones. */
export interface RecordChange {
  readonly kind: 'created' | 'changed' | 'deleted' | 'restored';
  /** The previous values of the changed fields. */
  readonly before: Fields;
  /** The fields that did not exist before. */
  readonly added: readonly string[];
}

/** A change with its time. */
export interface DatedChange extends RecordChange {
  readonly at: Instant;
}

/** Whether the history of a kind is stored. */
export const hasHistory = (collection: CollectionName) =>
  Object.keys(collectionOf(collection).labels).length > 0;

function kindOf(before: State | undefined, after: State): RecordChange['kind'] {
  if (!before) return 'created';
  if (before.deletedAt === after.deletedAt) return 'changed';
  return after.deletedAt === undefined ? 'restored' : 'deleted';
}

/** The change from one state of a record to another; undefined if they are equal or no record is left. */
export function changeBetween(before: State | undefined, after: State | undefined): RecordChange | undefined {
  if (before === after || !after) return undefined;
  const kind = kindOf(before, after);
  const [old, now] = [before?.fields ?? {}, after.fields];
  const changed = Object.keys({ ...old, ...now }).filter((field) => old[field] !== now[field]);
  if (kind === 'changed' && changed.length === 0) return undefined;
  return {
    kind,
    before: Object.fromEntries(
      changed.filter((field) => Object.hasOwn(old, field)).map((field) => [field, old[field]]),
    ),
    added: before ? changed.filter((field) => !Object.hasOwn(old, field)) : [],
  };
}

/**
 * Restores the earlier states of a record from its current fields and its changes.
 * @param changes newest first
 * @returns for each change the fields before it, undefined before the creation
 */
export function fieldsBefore(now: Fields, changes: readonly RecordChange[]): readonly (Fields | undefined)[] {
  let fields: Fields | undefined = now;
  return changes.map(({ kind, before, added }) => {
    const earlier = Object.entries({ ...fields, ...before }).filter(([field]) => !added.includes(field));
    fields = kind === 'created' ? undefined : Object.fromEntries(earlier);
    return fields;
  });
}
