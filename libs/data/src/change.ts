import type { Collection, CollectionName, Fields } from '@dayloom/domain';

interface At {
  readonly collection: CollectionName;
  readonly id: string;
}
type Values = Readonly<Record<string, unknown>>;

/** One write. A commit of several is atomic. */
export type Change =
  /**
   * Writes a new record. Where a living one with this id exists already, the change is taken as done and nothing is
   * written; over a deleted one it writes all fields anew.
   */
  | (At & { readonly type: 'create'; readonly fields: Values })
  /** Sets the given fields of an existing record, takes `clear` away, and leaves the others. */
  | (At & {
      readonly type: 'patch';
      readonly fields: Values;
      readonly clear: readonly string[];
      /** Long texts as they stood when the editor was opened: one that changed since is kept beside. */
      readonly base?: Readonly<Record<string, string>>;
    })
  /** Deletes a record and its living children; one that is gone already counts as deleted. The fields are kept. */
  | (At & {
      readonly type: 'remove';
      /** The id of the parent with which it goes; set by the store alone. */
      readonly with?: string;
    })
  /** Brings a deleted record back, and the children that were deleted with it. */
  | (At & { readonly type: 'restore' })
  /** Takes a deleted record away for good. */
  | (At & { readonly type: 'purge' })
  /** Raises whole numbers of a record; where there is none, one with `fields` and these numbers is made. */
  | (At & {
      readonly type: 'increment';
      readonly by: Readonly<Record<string, number>>;
      readonly fields: Values;
    });

type Writable<C extends Collection> = Readonly<Fields<C>>;

const at = (kind: Collection, id: string): At => ({ collection: kind.name as CollectionName, id });

/** The id is made before the record: a save that is repeated makes no second one. */
export const create = <C extends Collection>(kind: C, id: string, fields: Writable<C>): Change => ({
  type: 'create',
  ...at(kind, id),
  fields,
});

interface PatchOptions<C extends Collection> {
  /** Optional fields that go. */
  readonly clear?: readonly (keyof Writable<C> & string)[];
  /** Long texts as they stood when the editor was opened. */
  readonly base?: Readonly<Record<string, string>>;
}

/** Name the changed fields only: one that is named wins over what another device has written meanwhile. */
export const patch = <C extends Collection>(
  kind: C,
  id: string,
  fields: Partial<Writable<C>>,
  { clear = [], base }: PatchOptions<C> = {},
): Change => ({ type: 'patch', ...at(kind, id), fields, clear, ...(base && { base }) });

/** Deletes a record; children of it go along and come back with it. */
export const remove = (kind: Collection, id: string): Change => ({ type: 'remove', ...at(kind, id) });

/** The change that takes a `remove` back. */
export const restore = (kind: Collection, id: string): Change => ({ type: 'restore', ...at(kind, id) });

/** Takes a deleted record away for good, without a way back; refused where it lives. */
export const purge = (kind: Collection, id: string): Change => ({ type: 'purge', ...at(kind, id) });

/** @param fields what a record that does not exist yet holds besides its numbers */
export const increment = <C extends Collection>(
  kind: C,
  id: string,
  by: Readonly<Record<string, number>>,
  fields: Partial<Writable<C>> = {},
): Change => ({ type: 'increment', ...at(kind, id), by, fields });
