import * as v from 'valibot';
import { instant, recordId, recordIds } from './fields.ts';

/** How a record may change after its creation. All records can be deleted and restored. */
export type Changes = 'patch' | 'never' | 'increment-all';

/** A count, and sums, that the database maintains for each value of some fields; `by: []` is the whole collection. */
export interface KeptTotal<Field extends string = string> {
  readonly by: readonly Field[];
  readonly sums?: readonly Field[];
}

/**
 * One kind of record: its collection, its fields, and its rules. The databases of both backends, the access rules, the
 * export and the list of rejected changes are derived from this; no other file names a kind.
 */
export interface Collection<
  Name extends string = string,
  Entries extends v.ObjectEntries = v.ObjectEntries,
  Field extends string = string,
> {
  readonly name: Name;
  /** Content only; the database adds `changedAt` and `deletedAt`. */
  readonly entries: Entries;
  /** The field with the owner's id, or 'id' if the record's id is the owner's. */
  readonly owner: 'userId' | 'id';
  /** One record per user, with the user's id. */
  readonly singleton: boolean;
  /** The field with a day if a user has one record for each day, with the id `{user}-{day}`. */
  readonly perDay?: Field;
  /** Fields that never change, in addition to the owner. */
  readonly immutable: readonly Field[];
  /** Optional fields that never change after they are set. */
  readonly givenOnce: readonly Field[];
  readonly changes: Changes;
  /** The maximum first value of counters, and how much they may rise in one change. */
  readonly maxIncrement?: number;
  /**
   * A whole number that devices lower, and the optional field that then stores the first value. `unless` is the moment at
   * which the user set the number: after that it is not lowered. Only together with this moment may it be raised.
   */
  readonly lowered?: { readonly field: Field; readonly from: Field; readonly unless: Field };
  /**
   * The phases in which a record is over, the one in which it is paused, and the number that is lower for the earlier of
   * two ends. A patch with an end later than these changes nothing.
   */
  readonly ends?: {
    readonly phase: Field;
    readonly of: readonly string[];
    readonly paused: string;
    readonly least: Field;
  };
  /** Required values of these fields in a new record; only administrators may change them later. */
  readonly initial: Readonly<Partial<Record<Field, string>>>;
  /** The field that must be the account's e-mail address in a new record. */
  readonly accountEmail?: Field;
  /**
   * First the fields that are compared with `==` (in any order), then the field of a range or order. The owner is added
   * in front where a database has the records of several users. A query without a matching index is rejected.
   */
  readonly indexes: readonly (readonly Field[])[];
  /** Indexes with only those records that have all fields: for fields that few have, and queries that ask for them. */
  readonly sparseIndexes: readonly (readonly Field[])[];
  readonly totals: readonly KeptTotal<Field>[];
  /** The parent collection, and the field with its id; if that is optional, a record may have no parent. */
  readonly parent?: { readonly collection: string; readonly field: Field };
  /** Text fields of which both versions are kept when two devices change them. */
  readonly conflictTexts: readonly Field[];
  /** The conflict texts that are merged instead, and how, while the result is within the limit of the field. */
  readonly merges: Readonly<Partial<Record<Field, 'steps'>>>;
  /** Convert values in an older format to the current one; undefined keeps the value. */
  readonly rewrites: Readonly<Partial<Record<Field, (value: unknown) => string | undefined>>>;
  /** Fields that must be written together; if all of them are optional, a record has all or none. */
  readonly together: readonly (readonly Field[])[];
  /** Optional fields of one choice: an earlier state brings all of them back, or none. */
  readonly oneChoice?: readonly Field[];
  /** Optional fields that an edit of others clears. */
  readonly endedByEdit?: readonly Field[];
  /** Text fields with the address of a screen of this product. */
  readonly addresses: readonly Field[];
  /** Two days and the number of days between them, with its maximum for writes. */
  readonly span?: {
    readonly from: Field;
    readonly to: Field;
    readonly length: Field;
    readonly maxDays: number;
  };
  /** The singular and plural display names: 'Work', 'works'. */
  readonly words: { readonly one: string; readonly many: string };
  readonly titleField?: Field;
  /** Other texts written by the user. */
  readonly textFields: readonly Field[];
  /** Whole seconds, which identify records without a text in lists. */
  readonly secondsField?: Field;
  /** Written and deleted by the app itself, and therefore not listed in the trash. */
  readonly machineMade: boolean;
  /** Whether the kind is exported; data that only identifies a device or service is not. */
  readonly exported: boolean;
  /** The display names of its fields, in display order. Only kinds with labels have a history. */
  readonly labels: Readonly<Partial<Record<Field, string>>>;
}

/** What screens need of a kind. Constants of their own, such as `goalFacts`, so that a screen does not load a schema. */
export type KindFacts<Name extends string = string> = Pick<
  Collection<Name>,
  'name' | 'words' | 'titleField' | 'labels' | 'together' | 'conflictTexts' | 'endedByEdit'
>;

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
    sparseIndexes: [],
    totals: [],
    conflictTexts: [],
    merges: {},
    rewrites: {},
    together: [],
    addresses: [],
    textFields: [],
    machineMade: false,
    exported: true,
    labels: {},
    ...facts,
  };
}

/** The schema of a field; for an optional field the wrapped schema. */
export const schemaOf = (kind: Collection, field: string) => {
  const entry = kind.entries[field];
  return entry && 'wrapped' in entry ? entry.wrapped : entry;
};

export const referenceFields = (kind: Collection): readonly string[] =>
  Object.keys(kind.entries).filter((field) => schemaOf(kind, field) === recordId);

/** The fields with several references. */
export const referenceLists = (kind: Collection): readonly string[] =>
  Object.keys(kind.entries).filter((field) => schemaOf(kind, field) === recordIds);

export const momentFields = (kind: Collection): readonly string[] =>
  Object.keys(kind.entries).filter((field) => schemaOf(kind, field) === instant);

/** The maximum length of a text in UTF-16 units. @throws RangeError if it has no limit */
export function limitOf<C extends Collection>(kind: C, field: keyof C['entries'] & string): number {
  const schema = schemaOf(kind, field) as {
    readonly pipe?: readonly { requirement?: unknown; type: string }[];
  };
  const limit = schema.pipe?.find(({ type }) => type === 'max_length')?.requirement;
  if (typeof limit !== 'number') throw new RangeError(`${kind.name}.${field} has no limit`);
  return limit;
}

export type Reading<T> =
  { readonly ok: true; readonly record: T } | { readonly ok: false; readonly reason: string };

/** A field that may not be written, and why: `endDate` is 'before the start date'. */
export interface Problem {
  readonly field: string;
  readonly why: string;
}

type WordsOf = (issue: v.BaseIssue<unknown>) => string;
export const messageOf: WordsOf = ({ message }) => message;

export const problemsOf = (issues: readonly v.BaseIssue<unknown>[], whyOf = messageOf): readonly Problem[] =>
  issues.map((issue) => ({ field: v.getDotPath(issue) ?? 'record', why: whyOf(issue) }));

/** In one line: `createdAt: not a moment`. */
export const reasonOf = (problems: readonly Problem[]) =>
  problems.map(({ field, why }) => `${field}: ${why}`).join('; ');

/**
 * Reads stored fields. Unknown keys are dropped, because a later version may have added them; other errors are returned
 * with a reason. Long spans, foreign addresses and half a group are accepted, because earlier versions wrote them.
 */
export function readRecord<C extends Collection>(kind: C, id: string, stored: unknown): Reading<RecordOf<C>> {
  const result = v.safeParse(v.object(kind.entries), stored);
  return result.success
    ? { ok: true, record: { ...result.output, id } as unknown as RecordOf<C> }
    : { ok: false, reason: reasonOf(problemsOf(result.issues)) };
}

export type Stored = Readonly<Record<string, unknown>>;

/** Converts the fields of a record that are stored in an older format. */
export const rewrittenFields = ({ rewrites }: Collection, fields: Stored): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(rewrites).flatMap(([field, rewrite]) => {
      const value = rewrite?.(fields[field]);
      return value === undefined ? [] : [[field, value]];
    }),
  );
