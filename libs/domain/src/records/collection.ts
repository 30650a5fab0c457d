import * as v from 'valibot';
import type { PlanDay } from '../brands.ts';
import { daysBetween } from '../time/plan-day.ts';
import { instant, recordId } from './fields.ts';

/** What may happen to a record after it was created; each can be deleted and restored. */
export type Changes = 'patch' | 'never' | 'increment-all';

/** A count, and sums, that the database keeps for each value of some fields; `by: []` is the whole collection. */
export interface KeptTotal<Field extends string = string> {
  readonly by: readonly Field[];
  readonly sums?: readonly Field[];
}

/**
 * One kind of record: its collection, its fields, and all that follows from it elsewhere. The databases of both
 * backends, access rules, export and refused list are derived from this; no other place names a kind.
 */
export interface Collection<
  Name extends string = string,
  Entries extends v.ObjectEntries = v.ObjectEntries,
  Field extends string = string,
> {
  readonly name: Name;
  /** Content only: stamp and tombstone are the database's. */
  readonly entries: Entries;
  /** The field that holds the owner's id, or 'id' where the record's own id is the owner's. */
  readonly owner: 'userId' | 'id';
  /** One record per user, under the user's own id. */
  readonly singleton: boolean;
  /** Fields that keep their first value for good, besides the owner. */
  readonly immutable: readonly Field[];
  /** Optional fields that keep their first value for good once they have one. */
  readonly givenOnce: readonly Field[];
  readonly changes: Changes;
  /** The most that counters rise by in one change, and start with. */
  readonly mostRaised?: number;
  /** A whole number that may be lowered, once, and the optional field that then keeps what it was. */
  readonly lowered?: { readonly field: Field; readonly from: Field };
  /** What these fields hold in a new record; the makers may change it later. */
  readonly initial: Readonly<Partial<Record<Field, string>>>;
  /** The field that holds the account's own e-mail in a new record. */
  readonly accountEmail?: Field;
  /**
   * Fields that are compared with `==` first (in any order), then the field of a range or order. The owner stands in
   * front of each where a database holds more than one user's records. A query that none serves is refused.
   */
  readonly indexes: readonly (readonly Field[])[];
  readonly totals: readonly KeptTotal<Field>[];
  /** The collection whose records these belong to, and the field that names one of them; where that is optional, a record may belong to none. */
  readonly parent?: { readonly collection: string; readonly field: Field };
  /** Texts that are kept beside when they were changed on two devices. */
  readonly conflictTexts: readonly Field[];
  /** How values in a form of earlier writers are stored now; undefined leaves a value as it is. */
  readonly rewrites: Readonly<Partial<Record<Field, (value: unknown) => string | undefined>>>;
  /** Fields that are written together. */
  readonly together: readonly (readonly Field[])[];
  /** Two days and the number of days between, as far as they may be written. */
  readonly span?: {
    readonly from: Field;
    readonly to: Field;
    readonly length: Field;
    readonly mostDays: number;
  };
  /** What people call one, and several: 'Work', 'works'. */
  readonly words: { readonly one: string; readonly many: string };
  readonly titleField?: Field;
  /** Further texts that a person writes. */
  readonly textFields: readonly Field[];
  /** Whole seconds, by which records without a text are told apart. */
  readonly secondsField?: Field;
  /** Written and deleted by the program itself: nobody looks for one in the trash. */
  readonly machineMade: boolean;
  /** Whether it is the user's to take along; what only a device or a service is known by is not. */
  readonly exported: boolean;
  /** What people call its fields, in the order in which they are shown. A kind that has them has a history. */
  readonly labels: Readonly<Partial<Record<Field, string>>>;
}

export type Fields<C extends Collection> = v.InferOutput<v.ObjectSchema<C['entries'], undefined>>;
export type RecordOf<C extends Collection> = { readonly id: string } & Readonly<Fields<C>>;

type FieldOf<Entries> = keyof Entries & string;
type Facts<Entries extends v.ObjectEntries> = Pick<Collection, 'words'> &
  Partial<Omit<Collection<string, Entries, FieldOf<Entries>>, 'name' | 'entries' | 'words'>>;

export function collection<const Name extends string, Entries extends v.ObjectEntries>(
  name: Name,
  entries: Entries,
  facts: Facts<Entries>,
): Collection<Name, Entries> {
  return {
    name,
    entries,
    owner: 'userId',
    singleton: false,
    immutable: 'createdAt' in entries ? ['createdAt'] : [],
    givenOnce: [],
    changes: 'patch',
    initial: {},
    indexes: [],
    totals: [],
    conflictTexts: [],
    rewrites: {},
    together: [],
    textFields: [],
    machineMade: false,
    exported: true,
    labels: {},
    ...facts,
  };
}

/** The schema of a field, whether the field is optional or not. */
export const schemaOf = (kind: Collection, field: string) => {
  const entry = kind.entries[field];
  return entry && 'wrapped' in entry ? entry.wrapped : entry;
};

/** Fields that hold the id of another record. */
export const referenceFields = (kind: Collection): readonly string[] =>
  Object.keys(kind.entries).filter((field) => schemaOf(kind, field) === recordId);

/** Fields that hold a moment. */
export const momentFields = (kind: Collection): readonly string[] =>
  Object.keys(kind.entries).filter((field) => schemaOf(kind, field) === instant);

/** The most characters a text may have, in UTF-16 units (LM1 to LM4, LM6). @throws RangeError where it has no limit */
export function limitOf<C extends Collection>(kind: C, field: keyof C['entries'] & string): number {
  const schema = schemaOf(kind, field) as {
    readonly pipe?: readonly { requirement?: unknown; type: string }[];
  };
  const most = schema.pipe?.find(({ type }) => type === 'max_length')?.requirement;
  if (typeof most !== 'number') throw new RangeError(`${kind.name}.${field} has no limit`);
  return most;
}

export type Reading<T> =
  { readonly ok: true; readonly record: T } | { readonly ok: false; readonly reason: string };

/** Why a value does not fit its schema, in one line: `createdAt: not a moment`. */
const reasonOf = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`).join('; ');

/**
 * Reads stored fields. Keys of a later version are left out, whatever else does not fit is refused with its reason.
 * A span is no reason: earlier versions wrote longer ones.
 */
export function readRecord<C extends Collection>(kind: C, id: string, stored: unknown): Reading<RecordOf<C>> {
  const result = v.safeParse(v.object(kind.entries), stored);
  return result.success
    ? { ok: true, record: { ...result.output, id } as unknown as RecordOf<C> }
    : { ok: false, reason: reasonOf(result.issues) };
}

type Stored = Readonly<Record<string, unknown>>;

/** The fields of a record that are stored in a form of earlier writers, as they are stored now. */
export const rewrittenFields = ({ rewrites }: Collection, fields: Stored): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(rewrites).flatMap(([field, rewrite]) => {
      const value = rewrite?.(fields[field]);
      return value === undefined ? [] : [[field, value]];
    }),
  );

/** Why the days of a record may not be written: an end before the start, or too many of them. */
function whySpanInvalid(
  { span }: Collection,
  fields: Stored,
  written: readonly string[],
): string | undefined {
  if (!span || ![span.from, span.to, span.length].some((field) => written.includes(field))) return undefined;
  const { from, to, length, mostDays } = span;
  const days = daysBetween(fields[from] as PlanDay, fields[to] as PlanDay);
  if (days < 0) return `${to}: before ${from}`;
  if (days > mostDays) return `${to}: more than ${mostDays} days after ${from}`;
  return Number(fields[length]) > mostDays ? `${length}: more than ${mostDays}` : undefined;
}

/**
 * Why these fields may not be written, or undefined when they may: all that are due, and no others (AC5 to AC7).
 * @param written those of them that are new; days that stay as they are may lie further apart
 */
export function whyInvalid(
  kind: Collection,
  fields: Stored | undefined,
  written: readonly string[] = Object.keys(fields ?? {}),
): string | undefined {
  const result = v.safeParse(v.strictObject(kind.entries), fields);
  if (!result.success) return reasonOf(result.issues);
  return whySpanInvalid(kind, result.output, written);
}
