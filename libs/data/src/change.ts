import type { Collection, CollectionName, Fields } from '@dayloom/domain';

/** One write. A commit of several is atomic. */
export type Change =
  /** Writes a new record; where one with this id exists already, the change is taken as done and nothing is written. */
  | {
      readonly type: 'create';
      readonly collection: CollectionName;
      readonly id: string;
      readonly fields: Readonly<Record<string, unknown>>;
    }
  /** Sets the given fields of an existing record, takes `clear` away, and leaves the others. */
  | {
      readonly type: 'patch';
      readonly collection: CollectionName;
      readonly id: string;
      readonly fields: Readonly<Record<string, unknown>>;
      readonly clear: readonly string[];
    }
  /** Removes a record; one that is gone already counts as removed. */
  | { readonly type: 'remove'; readonly collection: CollectionName; readonly id: string }
  /** Raises whole numbers of an existing record. */
  | {
      readonly type: 'increment';
      readonly collection: CollectionName;
      readonly id: string;
      readonly by: Readonly<Record<string, number>>;
    };

type Writable<C extends Collection> = Readonly<Fields<C>>;

export const create = <C extends Collection>(kind: C, id: string, fields: Writable<C>): Change => ({
  type: 'create',
  collection: kind.name as CollectionName,
  id,
  fields,
});

export const patch = <C extends Collection>(
  kind: C,
  id: string,
  fields: Partial<Writable<C>>,
  clear: readonly (keyof Writable<C> & string)[] = [],
): Change => ({
  type: 'patch',
  collection: kind.name as CollectionName,
  id,
  fields,
  clear,
});

export const remove = (kind: Collection, id: string): Change => ({
  type: 'remove',
  collection: kind.name as CollectionName,
  id,
});

export const increment = (kind: Collection, id: string, by: Readonly<Record<string, number>>): Change => ({
  type: 'increment',
  collection: kind.name as CollectionName,
  id,
  by,
});

/** The change that brings a removed record back with the same id and fields. */
export function restore<C extends Collection>(kind: C, record: { readonly id: string }): Change {
  const { id, ...fields } = record;
  return { type: 'create', collection: kind.name as CollectionName, id, fields };
}
