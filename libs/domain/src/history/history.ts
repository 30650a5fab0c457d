import type { Instant } from '../brands.ts';
import { type CollectionName, collectionOf } from '../records/index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A record's fields, and when it was deleted; absent while it lives. */
interface State {
  readonly fields: Fields;
  readonly deletedAt?: unknown;
}

/** What one change did to a record, told by what was there before: today's record says the rest. */
export interface RecordChange {
  readonly kind: 'created' | 'changed' | 'deleted' | 'restored';
  /** The fields that it changed, as they were. */
  readonly before: Fields;
  /** The fields that were not there before. */
  readonly added: readonly string[];
}

/** A change of a record, and when it was made. */
export interface DatedChange extends RecordChange {
  readonly at: Instant;
}

/** Whether records of a kind keep what changed. */
export const hasHistory = (collection: CollectionName) =>
  Object.keys(collectionOf(collection).labels).length > 0;

function kindOf(before: State | undefined, after: State): RecordChange['kind'] {
  if (!before) return 'created';
  if (before.deletedAt === after.deletedAt) return 'changed';
  return after.deletedAt === undefined ? 'restored' : 'deleted';
}

/** What lies between two states of a record; undefined where nothing does, or nothing is left of it. */
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
 * What each change met, found by walking back from what is there now.
 * @param changes newest first
 * @returns for each change the fields before it, undefined before the record was made
 */
export function fieldsBefore(now: Fields, changes: readonly RecordChange[]): readonly (Fields | undefined)[] {
  let fields: Fields | undefined = now;
  return changes.map(({ kind, before, added }) => {
    const met = Object.entries({ ...fields, ...before }).filter(([field]) => !added.includes(field));
    fields = kind === 'created' ? undefined : Object.fromEntries(met);
    return fields;
  });
}
