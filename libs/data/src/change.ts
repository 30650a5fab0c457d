import type { Collection, CollectionName, Fields } from '@dayloom/domain';

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

type Writable<C extends Collection> = Readonly<Fields<C>>;

const at = (kind: Collection, id: string): At => ({ collection: kind.name as CollectionName, id });

/** The caller chooses the id before saving, so that a repeated save creates no second record. */
export const create = <C extends Collection>(kind: C, id: string, fields: Writable<C>): Change => ({
  type: 'create',
  ...at(kind, id),
  fields,
});

/** As `create`, for a record that several devices may create: one that was deleted meanwhile stays deleted. */
export const createOnce = <C extends Collection>(kind: C, id: string, fields: Writable<C>): Change => ({
  type: 'create',
  ...at(kind, id),
  fields,
  once: true,
});

interface PatchOptions<C extends Collection> {
  /** Optional fields to remove. */
  readonly clear?: readonly (keyof Writable<C> & string)[];
  /** Long texts as they were when the editor was opened. */
  readonly base?: Readonly<Record<string, string>>;
}

/** Pass only the changed fields: each overwrites what another device has written at the same time. */
export const patch = <C extends Collection>(
  kind: C,
  id: string,
  fields: Partial<Writable<C>>,
  { clear = [], base }: PatchOptions<C> = {},
): Change => ({ type: 'patch', ...at(kind, id), fields, clear, ...(base && { base }) });

/** Deletes a record. Its children are deleted and restored with it. */
export const remove = (kind: Collection, id: string): Change => ({ type: 'remove', ...at(kind, id) });

/** Undoes a `remove`. */
export const restore = (kind: Collection, id: string): Change => ({ type: 'restore', ...at(kind, id) });

/** Removes a deleted record permanently. Denied for a living record. */
export const purge = (kind: Collection, id: string): Change => ({ type: 'purge', ...at(kind, id) });

/** @param fields the other fields, in case the record does not exist yet */
export const increment = <C extends Collection>(
  kind: C,
  id: string,
  by: Readonly<Record<string, number>>,
  fields: Partial<Writable<C>> = {},
): Increment => ({ type: 'increment', ...at(kind, id), by, fields });
