import type { CollectionName, FieldsIn } from '@dayloom/domain';

interface At {
  readonly collection: CollectionName;
  readonly id: string;
}
type Values = Readonly<Record<string, unknown>>;

/** One write. Several changes in one commit are atomic. */
export type Change =
  /**
   * Writes a new record. If a living one with this id exists, nothing is written and the change counts as applied. If
   * a deleted one exists, all its fields are replaced, unless the record is created `once`: then it stays deleted.
   */
  | (At & { readonly type: 'create'; readonly fields: Values; readonly once?: true })
  /** Sets the given fields of an existing record, removes those in `clear`, and leaves the others. */
  | (At & {
      readonly type: 'patch';
      readonly fields: Values;
      readonly clear: readonly string[];
      /** Long texts as they were when the editor was opened. A text that has changed since is kept in a copy. */
      readonly base?: Readonly<Record<string, string>>;
    })
  /** Deletes a record and its living children. A deleted or missing record counts as deleted. The fields are kept. */
  | (At & {
      readonly type: 'remove';
      /** The id of the parent it is deleted with; set by the store only. */
      readonly with?: string;
    })
  /** Restores a deleted record and the children that were deleted with it. */
  | (At & { readonly type: 'restore' })
  /** Removes a deleted record permanently. */
  | (At & { readonly type: 'purge' })
  /** Increases whole numbers of a record. If it does not exist, it is created with `fields` and these numbers. */
  | (At & {
      readonly type: 'increment';
      readonly by: Readonly<Record<string, number>>;
      /** No number is raised above this one; what another device has raised meanwhile is not added again. */
      readonly upTo?: number;
      readonly fields: Values;
    });

export type Increment = Extract<Change, { type: 'increment' }>;

type Writable<Name extends CollectionName> = Readonly<FieldsIn<Name>>;

/** The caller chooses the id before saving, so that a repeated save creates no second record. */
export const create = <Name extends CollectionName>(
  collection: Name,
  id: string,
  fields: Writable<Name>,
): Change => ({ type: 'create', collection, id, fields });

/** As `create`, for a record that several devices may create: one that was deleted meanwhile stays deleted. */
export const createOnce = <Name extends CollectionName>(
  collection: Name,
  id: string,
  fields: Writable<Name>,
): Change => ({ type: 'create', collection, id, fields, once: true });

interface PatchOptions<Name extends CollectionName> {
  /** Optional fields to remove. */
  readonly clear?: readonly (keyof Writable<Name> & string)[];
  /** Long texts as they were when the editor was opened. */
  readonly base?: Readonly<Record<string, string>>;
}

/** Pass only the changed fields: each overwrites what another device has written at the same time. */
export const patch = <Name extends CollectionName>(
  collection: Name,
  id: string,
  fields: Partial<Writable<Name>>,
  { clear = [], base }: PatchOptions<Name> = {},
): Change => ({ type: 'patch', collection, id, fields, clear, ...(base && { base }) });

/** Deletes a record. Its children are deleted and restored with it. */
export const remove = (collection: CollectionName, id: string): Change => ({
  type: 'remove',
  collection,
  id,
});

/** Undoes a `remove`. */
export const restore = (collection: CollectionName, id: string): Change => ({
  type: 'restore',
  collection,
  id,
});

/** Removes a deleted record permanently. Denied for a living record. */
export const purge = (collection: CollectionName, id: string): Change => ({ type: 'purge', collection, id });

/** @param fields the other fields, in case the record does not exist yet */
export const increment = <Name extends CollectionName>(
  collection: Name,
  id: string,
  by: Readonly<Record<string, number>>,
  fields: Partial<Writable<Name>> = {},
): Increment => ({ type: 'increment', collection, id, by, fields });
