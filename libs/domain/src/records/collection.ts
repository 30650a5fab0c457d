import * as v from 'valibot';

/** What may happen to a record after it was created. */
export type Changes = 'patch' | 'never' | 'increment-all';

/** One kind of record: its collection, its fields, and how its owner is found. */
export interface Collection<Name extends string = string, Entries extends v.ObjectEntries = v.ObjectEntries> {
  readonly name: Name;
  readonly entries: Entries;
  /** The field that holds the owner's id, or 'id' where the record's own id is the owner's. */
  readonly owner: 'userId' | 'id';
  /** Fields that keep their first value for good, besides the owner. */
  readonly immutable: readonly string[];
  readonly changes: Changes;
}

export type Fields<C extends Collection> = v.InferOutput<v.ObjectSchema<C['entries'], undefined>>;
export type RecordOf<C extends Collection> = { readonly id: string } & Readonly<Fields<C>>;

export function collection<const Name extends string, Entries extends v.ObjectEntries>(
  name: Name,
  entries: Entries,
  rules: Partial<Pick<Collection, 'owner' | 'immutable' | 'changes'>> = {},
): Collection<Name, Entries> {
  return { name, entries, owner: 'userId', immutable: ['createdAt'], changes: 'patch', ...rules };
}

export type Reading<T> =
  { readonly ok: true; readonly record: T } | { readonly ok: false; readonly reason: string };

/** Why a value does not fit its schema, in one line: `createdAt: not a moment`. */
const reasonOf = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`).join('; ');

/** Reads stored fields. Keys of a later version are left out, whatever else does not fit is refused with its reason. */
export function readRecord<C extends Collection>(kind: C, id: string, stored: unknown): Reading<RecordOf<C>> {
  const result = v.safeParse(v.object(kind.entries), stored);
  return result.success
    ? { ok: true, record: { ...result.output, id } as unknown as RecordOf<C> }
    : { ok: false, reason: reasonOf(result.issues) };
}

/** Why these fields may not be written, or undefined when they may: all that are due, and no others (AC5 to AC7). */
export function whyInvalid(kind: Collection, fields: unknown): string | undefined {
  const result = v.safeParse(v.strictObject(kind.entries), fields);
  return result.success ? undefined : reasonOf(result.issues);
}
